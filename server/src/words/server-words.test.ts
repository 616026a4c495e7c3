import { codeUses } from '@mwc/contract/account/proofs/code-purposes'
import { type Language, languages } from '@mwc/contract/language/language'
import { refusals, type RefusalReason } from '@mwc/contract/endpoint/refusal'
import { describe, expect, it } from 'vitest'
import { countSegments } from '../features/sms/count-segments.rules.ts'
import { dayIn, notificationWordsIn } from './notification-words.ts'
import { refusalMessage, wordsIn } from './server-words.ts'

const reasons = Object.keys(refusals) as RefusalReason[]
const longHost = 'membership.mwc.org.sg'

/** The longest that may stand in an SMS: a broadcast's title has 60 characters, and GSM-7 does not hold these. */
const longest = {
  minutes: 10,
  code: '012345',
  host: longHost,
  ending: '0001',
  helpline: '+65 6536 2692',
  amount: 'S$1,000.00',
  title: '字'.repeat(60),
}
const days = (language: Language) =>
  Array.from({ length: 12 }, (_, month) => dayIn(language, `2026-${String(month + 1).padStart(2, '0')}-28`))

describe.each(languages)('the words of the server in %s', (language) => {
  it.each(reasons)('tell people of %s with the helpline filled in', (reason) => {
    const message = refusalMessage(reason, language, '6536 2692')
    expect(message.trim()).not.toBe('')
    expect(message).not.toMatch(/[{}]/)
    expect(message.includes('6536 2692')).toBe(wordsIn('english').refusals[reason].includes('{phone}'))
  })

  it('keep a helpline with signs that a replacement would read as its own', () => {
    expect(refusalMessage('account.invalidSignUp', language, "$& $' 1")).toContain("$& $' 1")
  })

  it('write every number in Latin digits', () => {
    expect(Object.values(wordsIn(language).refusals).join('')).not.toMatch(/[০-৯௦-௯]/)
  })

  it.each(codeUses)('end the SMS for %s with the line that browsers read', (use) => {
    const text = wordsIn(language).sms.code({ use, code: '012345', minutes: 5, host: longHost })
    expect(text.split('\n').at(-1)).toBe(`@${longHost} #012345`)
  })

  it.each(codeUses)('fit the SMS for %s into few segments, with no link', (use) => {
    const text = wordsIn(language).sms.code({ use, code: '012345', minutes: 10, host: longHost })
    expect(text).not.toMatch(/http|www/i)
    expect(text).toContain('10')
    expect(countSegments(text)).toBeLessThanOrEqual(language === 'english' ? 1 : 2)
  })

  it('say in each SMS for a code what it is for', () => {
    const texts = codeUses.map((use) => wordsIn(language).sms.code({ use, code: '012345', minutes: 5, host: longHost }))
    expect(new Set(texts).size).toBe(codeUses.length)
  })

  it('tell of a move or a closing in few segments, with the helpline and no whole number', () => {
    const { mobileChanged, moveAsked, moveComing, moveApproved, accountClosed } = wordsIn(language).sms
    const helpline = '6536 2692'
    const texts = [mobileChanged, moveAsked, moveComing].map((text) => text({ ending: '0001', helpline }))
    for (const text of texts) expect(text).toContain('0001')
    for (const text of [...texts, moveApproved({ helpline }), accountClosed({ helpline })]) {
      expect(text).toContain(helpline)
      // "If you do not do it" and "if you are not (there)" in the place of "if it was not you": nobody who was robbed would call.
      expect(text).not.toMatch(/আপনি না (?:করলে|হলে)|நீங்கள் இல்லை என்றால்/)
      expect(countSegments(text)).toBeLessThanOrEqual(language === 'english' ? 1 : 2)
    }
  })

  it('cost two messages at most as SMS, with the longest that may stand in them', () => {
    const { code, ...told } = wordsIn(language).sms
    const texts = [
      ...codeUses.map((use) => code({ ...longest, use })),
      ...Object.values(told).map((text) => text(longest)),
      ...days(language).flatMap((date) => Object.values(notificationWordsIn(language).sms).map((text) => text({ ...longest, date }))),
    ]
    expect(texts.length).toBeGreaterThan(50)
    expect(texts.filter((text) => countSegments(text) > 2)).toEqual([])
  })
})
