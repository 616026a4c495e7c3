import { codePurposes as publicPurposes } from '@mwc/contract/account/proofs/code-purposes'
import { languages } from '@mwc/contract/language/language'
import { ownCodePurposes } from '@mwc/contract/account/proofs/code-purposes'
import { refusals, type RefusalReason } from '@mwc/contract/endpoint/refusal'
import { describe, expect, it } from 'vitest'
import { refusalMessage, wordsIn } from './server-words.ts'

const codePurposes = [...publicPurposes, ...ownCodePurposes]
const reasons = Object.keys(refusals) as RefusalReason[]
const longHost = 'membership.mwc.org.sg'

const gsm7 = /^[A-Za-z0-9 \n\r@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà]*$/

/** Segments of an SMS: 160 GSM-7 characters in one or 153 in each of several; 70 or 67 UCS-2 units. */
function segments(text: string): number {
  const [alone, joined] = gsm7.test(text) ? [160, 153] : [70, 67]
  return text.length <= alone ? 1 : Math.ceil(text.length / joined)
}

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

  it.each(codePurposes)('end the SMS for %s with the line that browsers read', (purpose) => {
    const text = wordsIn(language).sms.code({ purpose, code: '012345', minutes: 5, host: longHost })
    expect(text.split('\n').at(-1)).toBe(`@${longHost} #012345`)
  })

  it.each(codePurposes)('fit the SMS for %s into few segments, with no link', (purpose) => {
    const text = wordsIn(language).sms.code({ purpose, code: '012345', minutes: 10, host: longHost })
    expect(text).not.toMatch(/http|www/i)
    expect(text).toContain('10')
    expect(segments(text)).toBeLessThanOrEqual(language === 'english' ? 1 : 2)
  })

  it('say in each SMS for a code what it is for', () => {
    const texts = codePurposes.map((purpose) => wordsIn(language).sms.code({ purpose, code: '012345', minutes: 5, host: longHost }))
    expect(new Set(texts).size).toBe(codePurposes.length)
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
      expect(segments(text)).toBeLessThanOrEqual(language === 'english' ? 1 : 2)
    }
  })
})
