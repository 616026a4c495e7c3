import { expect, test } from 'vitest'
import { line } from './line.fields.ts'

test.each(['Rahim', '会员', 'বাংলা', 'தமிழ்', 'O’Neil & co', '👷🏽'])('%j is a line', (text) => {
  expect(line(40).parse(` ${text} `)).toBe(text)
})

test.each(['Rahim \ud83d', '\udc00x', 'a\u0000', 'a\nb', '\u202eb', ' ', 'x'.repeat(41)])('%j is none', (text) => {
  expect(line(40).safeParse(text).success).toBe(false)
})
