import { languages, languageTags } from '@mwc/contract/language/language'
import { expect, it } from 'vitest'
import { wordsIn } from '../words/server-words.ts'
import { withTestBanner } from './mark-staging.ts'

it.each(languages)(
  'a page of a test system in public says first of all that nothing is real, in %s and after a change to another language',
  (language) => {
    const page = `<!doctype html><html lang="${languageTags[language]}"><head></head><body><div id="root"></div></body></html>`
    const marked = withTestBanner(page)
    const [before = '', root] = marked.split('<div id="root">')
    expect(root).toBe('</div></body></html>')
    for (const shown of languages) {
      const tag = languageTags[shown]
      expect(before).toContain(`<p lang="${tag}">${wordsIn(shown).testSystem}</p>`)
      expect(before).toContain(`html[lang=${tag}] #test-system [lang=${tag}]`)
    }
  },
)
