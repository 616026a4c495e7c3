import { expect, test } from 'vitest'
import { name } from './name.fields.ts'

test.each(['DBS current account', '会员 No 2', 'র‍্যাব', 'தமிழ்', 'O’Neil & co', '👷🏽 Crane', 'Café São'])('%j is a name', (text) => {
  expect(name(40).parse(` ${text} `)).toBe(text)
})

test.each([
  ['DBS  current', 'DBS current'],
  ['DBS\u00a0current', 'DBS current'],
  ['ＤＢＳ current', 'DBS current'],
  ['𝐃𝐁𝐒 current', 'DBS current'],
  ['DBS\ufe0f current', 'DBS current'],
])('%j is written as %j, as which it looks', (typed, kept) => {
  expect(name(40).parse(typed)).toBe(kept)
})

test.each([
  ['a letter of Cyrillic', 'DB\u0405 current'],
  ['a letter of Greek', '\u0391dmin'],
  ['a space without width', 'DBS\u200b current'],
  ['a joiner between Latin letters', 'DB\u200dS'],
  ['a soft hyphen', 'DBS cur\u00adrent'],
  ['a filler', 'DBS\u3164'],
  ['a mark of direction', 'DBS\u200e'],
  ['a tag', 'DBS\u{e0041}'],
  ['a second line', 'DBS\ncurrent'],
  ['half of a character', 'DBS \ud83d'],
  ['nothing that is seen', '\u200b\u2060'],
  ['too much', 'x'.repeat(41)],
])('%s is no part of a name', (_, text) => {
  expect(name(40).safeParse(text).success).toBe(false)
})
