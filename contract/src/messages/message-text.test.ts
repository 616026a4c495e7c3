import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters, messageLimit, tidyMessage } from './message-text.ts'
import { sendMessage } from './messages.endpoints.ts'

const takes = (text: string) =>
  sendMessage.input.safeParse({ idempotencyKey: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f', text }).data?.text ?? null

test.for([
  ['Hello', 5],
  ['你好', 2],
  ['ভুল নাম', 5],
  ['பெயர்', 3],
  ['আমার র‍্যাব', 7],
  ['e\u0301', 1],
  ['👩‍👩‍👧‍👦', 1],
  ['👍🏽', 1],
  ['🇸🇬🇧🇩', 2],
  ['🏳️‍🌈', 1],
  ['☎️ 6536', 6],
  ['', 0],
] as const)('%s is %i characters to a person', ([text, count]) => {
  expect(countCharacters(text)).toBe(count)
})

test('languages without conjuncts are counted as the browser counts characters', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
  const unit = fc.constantFrom('a', 'Z', ' ', '9', '中', '文', 'க', 'கொ', 'ப்', 'é', '😀', '👍🏽', '👨‍👩‍👧', '🇸🇬', '❤️', '\n')
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 60 }), (units) => {
      const text = units.join('')
      expect(countCharacters(text)).toBe([...segmenter.segment(text)].length)
    }),
  )
})

test('140 characters are taken and 141 are not, in every script', () => {
  for (const one of ['a', '中', 'কি', 'கொ', '👩‍👩‍👧‍👦', '🇸🇬'])
    expect([one, takes(one.repeat(messageLimit)) === null, takes(one.repeat(messageLimit + 1)) === null]).toEqual([one, false, true])
})

test('one character under a tower of marks is too long', () => {
  expect(takes('a' + '\u0301'.repeat(3000))).toBeNull()
})

test('what cannot be seen is left out, and a text of nothing else is no message', () => {
  expect(tidyMessage(' \u202a+65 8100 0001\u202c\r\n\n\n\n\u0000ok\ud83d ')).toBe('+65 8100 0001\n\nok')
  for (const blank of ['', '   ', '\n\n', '\u200e\u202e', '\u0000', '\ufeff']) expect([blank, takes(blank)]).toEqual([blank, null])
})

test('a tidy text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const once = tidyMessage(text)
      expect(tidyMessage(once)).toBe(once)
      expect(once.isWellFormed()).toBe(true)
    }),
  )
})

test.for(['\u200b', '\u200d\u200d', ' \u2060\n\u00ad', '\u3164', '\u2800', '\ufe0f'])(
  'a text that leaves no ink is no message: %j',
  (text) => {
    expect([tidyMessage(text), takes(text)]).toEqual(['', null])
  },
)

test('joiners and breaks stay where there is something to read', () => {
  for (const text of ['র\u200d্যাব', 'မြန်\u200bမာ', '👩‍👩‍👧‍👦', '.', '☎️']) expect(takes(text)).toBe(text.normalize('NFC'))
})
