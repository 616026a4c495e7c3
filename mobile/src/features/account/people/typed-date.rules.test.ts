import { expect, test } from 'vitest'
import { leftDate, typedDate } from './typed-date.rules.ts'

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

test('eight digits that begin with a year are read year first, typed or pasted', () => {
  expect(typed('19810305')).toBe('05/03/1981')
  expect(typed('20001231')).toBe('31/12/2000')
  expect(typed('1981/03/05')).toBe('05/03/1981')
  expect(typedDate('19810305', '')).toBe('05/03/1981')
  expect(typedDate('1981/03/05', '')).toBe('05/03/1981')
  expect(typedDate('2010/11/12', '')).toBe('12/11/2010')
})

test('what is typed year first is not cut before it is whole, and can be deleted', () => {
  expect(['198', '1981', '19810', '1981030'].map(typed)).toEqual(['19/8', '1981', '19810', '1981030'])
  expect(typedDate('1981', '19810')).toBe('1981')
  expect(typedDate('05/03/198', '05/03/1981')).toBe('05/03/198')
})

test('all eight digits that are a date year first are turned, the others are day first', () => {
  const two = (number: number) => String(number).padStart(2, '0')
  for (const century of [19, 20])
    for (let years = 0; years < 100; years += 1)
      for (const rest of ['0101', '0305', '1112', '1231', '1300', '0532', '1990']) {
        const [start, month, end] = [`${century}`, two(years), rest]
        const isYearFirst = /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(rest)
        const expected = isYearFirst ? `${end.slice(2)}/${end.slice(0, 2)}/${start}${month}` : `${start}/${month}/${end}`
        expect(typed(start + month + end)).toBe(expected)
      }
  // Day and month until the year that follows is none.
  expect(['20051', '20051112', '20051987'].map(typed)).toEqual(['20/05/1', '12/11/2005', '20/05/1987'])
})

test('a date that is typed year first with its signs stays as it is typed and is turned when the field is left', () => {
  for (const text of ['1990-3-9', '1990/3/9', '1990.3.9', '1990年3月9日']) {
    expect(typed(text)).toBe(text)
    expect(leftDate(typed(text))).toBe('09/03/1990')
  }
  expect(['1990/3/19', '1990年11月12日'].map((text) => leftDate(typed(text)))).toEqual(['19/03/1990', '12/11/1990'])
  expect(['', '1990/3', '09/03/1990', '1990-3-9-1'].map(leftDate)).toEqual(['', '1990/3', '09/03/1990', '1990-3-9-1'])
})
