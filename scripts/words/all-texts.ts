import { codePurposes, ownCodePurposes } from '@mwc/contract/account/proofs/code-purposes'
import { fieldProblemWords } from '@mwc/contract/fields/field-words/field-problem-words'
import { type Language, languages } from '@mwc/contract/language/language'
import { deferredSections, loadWords } from '../../mobile/src/words/load-words.ts'
import { banners } from '../../server/src/seed/content/banners.ts'
import { insurance } from '../../server/src/seed/content/insurance.ts'
import { news } from '../../server/src/seed/content/news.ts'
import { places } from '../../server/src/seed/content/places.ts'
import { privileges } from '../../server/src/seed/content/privileges.ts'
import { questions } from '../../server/src/seed/content/questions.ts'
import { shops } from '../../server/src/seed/content/shops.ts'
import { campaigns } from '../../server/src/seed/seed-campaigns.ts'
import { notificationWordsIn } from '../../server/src/words/notification-words.ts'
import { wordsIn } from '../../server/src/words/server-words.ts'

/** Texts under their keys, e.g. `app.card.connect`, `server.refusals.server.busy`, `fields.mobile`. */
export type Texts = Record<string, string>

/** What stands for the values that the server puts into its texts. */
const samples = {
  purpose: 'logIn',
  code: '012345',
  minutes: 5,
  host: 'host',
  ending: '0001',
  helpline: '6536 2692',
  amount: 'S$9.00',
  date: '10',
  moment: '11',
  name: '12',
  title: '13',
  answer: '14',
} as const

/**
 * Every text below `words`; one with values as it reads with them, and under `<key> of one` as it reads of one thing.
 * @param valuesOf the values for a text that takes `count` of them, or for one of each.
 */
function textsOf(words: unknown, valuesOf: (count: number, isOne: boolean) => unknown[], at: string): Texts {
  if (typeof words === 'string') return { [at]: words }
  if (typeof words === 'function') {
    const said = (isOne: boolean) => textsOf(words(...valuesOf(words.length, isOne)), valuesOf, isOne ? `${at} of one` : at)
    return { ...said(true), ...said(false) }
  }
  return Object.assign({}, ...Object.entries(words as object).map(([key, value]) => textsOf(value, valuesOf, `${at}.${key}`)))
}

/** What the example programme publishes in a language, without the addresses of its links. */
function contentIn(language: Language, content: unknown, at: string): Texts {
  if (typeof content !== 'object' || content === null) return {}
  if ('english' in content) return { [at]: String((content as Record<Language, string>)[language]).replace(/\]\([^)]*\)/g, ']') }
  return Object.assign({}, ...Object.entries(content).map(([key, value]) => contentIn(language, value, `${at}.${key}`)))
}

const ofTheApp = (count: number, isOne: boolean) => Array.from({ length: count }, (_, i) => (isOne ? 1 : 41 + i))
const ofTheServer = (_: number, isOne: boolean) => [{ ...samples, months: isOne ? 1 : 2 }]

async function allTextsIn(language: Language): Promise<Texts> {
  const { sms, ...said } = wordsIn(language)
  const codes = [...codePurposes, ...ownCodePurposes].map((purpose) => [purpose, sms.code({ ...samples, purpose })])
  const server = { ...said, sms: { ...sms, code: Object.fromEntries(codes) } }
  return {
    ...textsOf(await loadWords(language, deferredSections), ofTheApp, 'app'),
    ...textsOf(server, ofTheServer, 'server'),
    ...textsOf(notificationWordsIn(language), ofTheServer, 'notifications'),
    ...textsOf(fieldProblemWords[language], ofTheServer, 'fields'),
    ...contentIn(language, { banners, campaigns, insurance, news, places, privileges, questions, shops }, 'content'),
  }
}

const loaded = await Promise.all(languages.map(async (language) => [language, await allTextsIn(language)] as const))

/** Every text that the programme itself says, by language: app, server, notifications, fields, example content. */
export const allTexts = Object.fromEntries(loaded) as Record<Language, Texts>
