import { describe, expect, it } from 'vitest'
import { allTexts } from './all-texts.ts'
import type { Texts } from './flatten-texts.ts'

/** Before an ending that hangs on something in other letters or on a figure; within a word of its own script it may break. */
const breaking = /(?<=[^\s\p{Script=Bengali}\p{Script=Tamil}])-(?=[\p{Script=Bengali}\p{Script=Tamil}])/u
/** An SMS is drawn by whatever phone gets it, old ones too, and breaks its lines itself. */
const isSms = (key: string) => /^(?:server|notifications)\.sms\./.test(key)

function tornEndings(texts: Texts): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const isWrong = isSms(key) ? text.includes('\u2011') : breaking.test(text)
    return isWrong ? [`${key}: ${text}`] : []
  })
}

it.each(['bengali', 'india'] as const)('in %s no line ends between a word in other letters and its ending', (language) => {
  expect(tornEndings(allTexts[language])).toEqual([])
})

describe('what is wrong is found', () => {
  it.each(['SMS-ல் வரும்', '10-க்கு முன்', 'Kitchen”-ல்', 'QR-এর নিচে'])('in %s', (text) => {
    expect(tornEndings({ a: text, b: text.replace('-', '\u2011') })).toEqual([`a: ${text}`])
  })

  it('and no ending is held where it need not be', () => {
    expect(tornEndings({ a: 'பேக்-அப்', b: 'তা-ই', c: 'One-way', d: 'இது - அது', 'server.sms.code': '0001-ல்' })).toEqual([])
    expect(tornEndings({ 'server.sms.code': '0001\u2011ல்' })).toHaveLength(1)
  })
})
