import { codeUses } from '@mwc/contract/account/proofs/code-purposes'
import { fieldProblemWords } from '@mwc/contract/fields/field-words/field-problem-words'
import { type Language, languages } from '@mwc/contract/language/language'
import { deferredSections, loadWords } from '../../mobile/src/words/load-words.ts'
import { banners } from '../../server/src/seed/content/banners.ts'
import { insurance } from '../../server/src/seed/content/insurance.ts'
import { news } from '../../server/src/seed/content/news.ts'
import { pictureDescriptions } from '../../server/src/seed/content/pictures.ts'
import { places } from '../../server/src/seed/content/places.ts'
import { privileges } from '../../server/src/seed/content/privileges.ts'
import { questions } from '../../server/src/seed/content/questions.ts'
import { shops } from '../../server/src/seed/content/shops.ts'
import { campaigns } from '../../server/src/seed/seed-campaigns.ts'
import { contentIn, ofTheApp, ofTheServer, samples, type Texts, textsOf } from './flatten-texts.ts'
import { notificationWordsIn } from '../../server/src/words/notification-words.ts'
import { wordsIn } from '../../server/src/words/server-words.ts'

async function allTextsIn(language: Language): Promise<Texts> {
  const { sms, ...said } = wordsIn(language)
  const codes = codeUses.map((use) => [use, sms.code({ ...samples, use })])
  const server = { ...said, sms: { ...sms, code: Object.fromEntries(codes) } }
  const { fields: _, ...app } = await loadWords(language, deferredSections)
  return {
    ...textsOf(app, ofTheApp, 'app'),
    ...textsOf(server, ofTheServer, 'server'),
    ...textsOf(notificationWordsIn(language), ofTheServer, 'notifications'),
    ...textsOf(fieldProblemWords[language], ofTheServer, 'fields'),
    ...contentIn(language, { banners, campaigns, insurance, news, pictureDescriptions, places, privileges, questions, shops }, 'content'),
  }
}

const loaded = await Promise.all(languages.map(async (language) => [language, await allTextsIn(language)] as const))

/** Every text that the programme itself says, by language: app, server, notifications, fields, example content. */
export const allTexts = Object.fromEntries(loaded) as Record<Language, Texts>
