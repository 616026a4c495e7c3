import { categoryNames } from '@mwc/contract/content/category-names'
import { describe, expect, it } from 'vitest'
import { deferredSections, loadWords } from './load-words.ts'

type Texts = Record<string, string>

/** Every text under its key; one with parameters as it reads with 41, 42, … */
function textsOf(words: unknown, at = ''): Texts {
  if (typeof words === 'string') return { [at]: words }
  if (typeof words === 'function') return { [at]: String(words(...Array.from({ length: words.length }, (_, i) => 41 + i))) }
  return Object.assign({}, ...Object.entries(words as object).map(([key, value]) => textsOf(value, at ? `${at}.${key}` : key)))
}

const languages = ['english', 'chinese', 'bengali', 'india'] as const
const loaded = await Promise.all(
  languages.map(async (language) => [language, textsOf(await loadWords(language, deferredSections))] as const),
)
const textsIn = Object.fromEntries(loaded) as Record<(typeof languages)[number], Texts>
const translated = ['chinese', 'bengali', 'india'] as const

/** Names, and words that workers of every language know in Latin letters; the occupations are what the field itself takes. */
const loans =
  /MWC Membership|Add to Home Screen|Open in browser|\b(?:MWC|FIN|OTP|PIN|SMS|MMS|WhatsApp|Telegram|PayNow|NETS|PDPC|WP|S\u00a0Pass|EP|QR|App|JavaScript|Chrome|Safari|iPhone|Wi-Fi|welder|carpenter|driver|Process)(?![A-Za-z])|A–\u2060?Z|a–\u2060?z|567N|G1234567/g

/** Names in the menus of phones, which are in English on most: a reader looks for these very letters. */
const menus =
  /Settings|Text-to-speech|Install voice data|Google|Play Store|Speech Recognition & Synthesis|Accessibility|Spoken Content|Read & Speak|Voices|Bengali|Tamil|Chinese/g

/** Endings and spellings of an earlier wording, which no table of terms can name: `scripts/words/words.test.ts` holds those. */
const givenUp = {
  bengali: /আপনি না (?:করলে|হলে)|ফোন করুন|পাতা|প্ল্যান|সক্রিয়|এখনও|পেছনে/,
  india: /நீங்கள் இல்லை என்றால்|உள்நுழை|ஹெல்ப்லைன்|செலுத்|ஏற்கெனவே|செயலி|தொலைபேசி|கட்டணம்|ுங்கள்$/,
}

/** No hint stands beside a promo that pays everything. */
const meantEmpty = 'payments.methodHint.promo'

function keysWhere(texts: Texts, isWrong: (text: string, key: string) => boolean): string[] {
  return Object.entries(texts).flatMap(([key, text]) => (isWrong(text, key) ? [`${key}: ${text}`] : []))
}

function counts(text: string, signs: readonly string[]): number[] {
  return signs.map((sign) => text.split(sign).length)
}

it('the Tamil word for renew is never used for reading anew: who has paid would pay again', () => {
  const renewing = keysWhere(textsIn.india, (text) => text.includes('புதுப்பி'))
  const spoken = new Set(keysWhere(textsIn.english, (text) => /renew|update|new version/i.test(text)).map((line) => line.split(':')[0]))
  expect(renewing.map((line) => line.split(':')[0] ?? '').filter((key) => !spoken.has(key))).toEqual([])
})

describe.each(languages)('the words of the app in %s', (language) => {
  const texts: Texts = textsIn[language]

  it('name the categories of privileges as searches know them', () => {
    expect(texts).toMatchObject(textsOf(categoryNames[language], 'privileges.categories'))
  })

  it('are never empty', () => {
    expect(keysWhere(texts, (text, key) => key !== meantEmpty && text.trim() === '')).toEqual([])
  })

  it('write every number in Latin digits', () => {
    expect(keysWhere(texts, (text) => /(?![0-9])\p{Nd}/u.test(text))).toEqual([])
  })

  it('have single spaces, and none at either end', () => {
    expect(keysWhere(texts, (text) => /\s\s|^\s|\s$|\s[,.।，。！？?!]/.test(text))).toEqual([])
  })

  it('close every bracket and quote, and leave no placeholder behind', () => {
    const isOpen = (text: string) => {
      const [round, roundEnd, quote, quoteEnd] = counts(text, ['(', ')', '“', '”'])
      const [wide, wideEnd] = counts(text, ['（', '）'])
      return round !== roundEnd || quote !== quoteEnd || wide !== wideEnd
    }
    expect(keysWhere(texts, (text) => isOpen(text) || /[{}$]|undefined|null|NaN/.test(text))).toEqual([])
  })

  it('say the values that the English says', () => {
    const values = (text: string | undefined) => (text?.match(/\b4[1-3]\b/g) ?? []).toSorted()
    expect(keysWhere(texts, (text, key) => `${values(text)}` !== `${values((textsIn.english as Texts)[key])}`)).toEqual([])
  })
})

describe.each(translated)('the words of the app, translated into %s,', (language) => {
  const texts: Texts = textsIn[language]

  it('leave no English behind', () => {
    expect(keysWhere(texts, (text) => /[A-Za-z]/.test(text.replaceAll(menus, '').replaceAll(loans, '')))).toEqual([])
  })
})

it.each(['bengali', 'india'] as const)('the words of the app in %s keep to the forms that were chosen', (language) => {
  expect(keysWhere(textsIn[language], (text) => givenUp[language].test(text))).toEqual([])
})

/** That nobody at all can read a thing; who is outside is another matter. */
const nobodyReads = { english: /nobody|no one/i, chinese: /谁也|没有人|无人/, bengali: /(?<!বাইরের )কেউ/, india: /யாரும்|யாராலும்/ }

it.each(languages)(
  'the privacy notice in %s does not say that nobody can read a FIN, which staff can, by a reason that is logged',
  (language) => {
    const { 'legal.privacy.fin.points.locked': locked = '' } = textsIn[language] as Texts
    expect(locked).toMatch(/4/)
    expect(locked).not.toMatch(nobodyReads[language])
  },
)
