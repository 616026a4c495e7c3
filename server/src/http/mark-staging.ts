import { type Language, languages, languageTags } from '@mwc/contract/language/language'
import type { FastifyInstance } from 'fastify'
import { wordsIn } from '../words/server-words.ts'

/** Asks search engines to list nothing of this server. */
export function hideFromSearch(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', 'noindex'))
}

const shown = languages.map((language) => `html[lang=${languageTags[language]}] #test-system [lang=${languageTags[language]}]`).join(',')
const style = `#test-system{padding:6px 16px;background:#1b2a2e;color:#fff;font:600 14px/1.4 sans-serif;text-align:center}#test-system p{display:none;margin:0}${shown}{display:block}`

const textIn = (language: Language) => `<p lang="${languageTags[language]}">${wordsIn(language).testSystem}</p>`

/** The page with a banner on top that says, in the language that the page is in at the time, that nothing on it is real. */
export function withTestBanner(html: string): string {
  return html.replace('<body>', `<body><style>${style}</style><div id="test-system">${languages.map(textIn).join('')}</div>`)
}
