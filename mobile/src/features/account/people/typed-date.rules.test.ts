import { expect, test } from 'vitest'
import { typedDate } from './typed-date.rules.ts'

function typed(keys: string): string {
  return [...keys].reduce((text, key) => typedDate(text + key, text), '')
}

test('slashes come by themselves while eight digits are typed', () => {
  expect(typed('09031990')).toBe('09/03/1990')
})

test('slashes that are typed are not doubled', () => {
  expect(typed('09/03/1990')).toBe('09/03/1990')
  expect(typed('9/3/1990')).toBe('9/3/1990')
})

test('deleting takes the slashes away too', () => {
  expect(typedDate('09', '09/')).toBe('09')
  expect(typedDate('09/03', '09/03/')).toBe('09/03')
})

test('a date that the browser fills in is turned round', () => {
  expect(typedDate('1990-03-09', '')).toBe('09/03/1990')
})

test('digits of the readers own scripts become Latin ones', () => {
  expect(typedDate('০৯/০৩/১৯৯০', '')).toBe('09/03/1990')
  expect(typedDate('௦௯/௦௩/௧௯௯௦', '')).toBe('09/03/1990')
  expect(typedDate('०९/०३/१९९०', '')).toBe('09/03/1990')
})
