import { consentWording } from '@mwc/contract/account/people/consent-wording'
import { retention } from '@mwc/contract/data-retention/retention'
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { loadWords } from './load-words.ts'

/** A digest of each wording's texts in all four languages. A wording that was shown is never changed: a new one is added. */
const wordings: Record<string, string> = {
  '2026-11-22': 'zh_Jlonwfhc-75rLdwlhvfNRATr1EisD0UzOj3nOKYQ',
  '2026-11-23': '8JUL55sSn5n8kHYezFJmSUL_ifOLfiQ2sizMs9CoSdI',
  '2026-11-24': 'noXbtG1JE9HcCVk5zQLnsF-OET3BgeYUoS3pOB7KXNQ',
  '2026-11-25': 'WkJFx9oa65YHUMNCRC9QN2W3UaoaHKxyjxdRGbejVr8',
  '2026-11-27': 'i5cOLBxzsZBfB2XCzT4eehZHxw15XFrJqbToV4K4_98',
  '2026-11-28': 'eUdgvWZVnOnps01F3RPzvLFc03eK1aKGT7Gq7j11fXU',
  '2026-11-29': '4xspFYkIQiTRMz5XZlBFgOYURL3AgPHjpvPaggOoLKc',
  '2026-11-30': 'EG2jj-vY5R3HC-y9L_f__u8_Hfy3HUztPa483UaZhNU',
}

const languages = ['english', 'chinese', 'bengali', 'india'] as const

/** Every text of a dictionary, in its order; one with a parameter as it reads with 41. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return [String(words(41))]
  return Object.values(words as object).flatMap(textsOf)
}

/** All that stands at a consent, or can be opened there. */
async function consentTexts(): Promise<string[]> {
  const all = await Promise.all(languages.map((language) => loadWords(language, ['signUp', 'legal', 'membership'])))
  return all.flatMap(({ signUp, legal, membership }) => {
    const { declaration, memberConsent, finWhy, marketing, marketingSms, marketingMessaging, marketingCall } = signUp ?? {}
    const asked = { declaration, memberConsent, finWhy, marketing, marketingSms, marketingMessaging, marketingCall }
    const { consentsTitle, consentsText, marketingSms: sms, marketingMessaging: messaging, marketingCall: call } = membership ?? {}
    // The name of a link at their foot says nothing of what is agreed to.
    const { licences, ...texts } = legal ?? {}
    expect(licences).toBeDefined()
    return textsOf([asked, { consentsTitle, consentsText, sms, messaging, call }, texts])
  })
}

it('a changed text at the consents, or a changed age in the privacy notice, has a wording of its own', async () => {
  const digest = createHash('sha256').update(JSON.stringify([await consentTexts(), retention]))
  expect(wordings[consentWording], 'give the texts a new consentWording, and note its digest here').toBe(digest.digest('base64url'))
})
