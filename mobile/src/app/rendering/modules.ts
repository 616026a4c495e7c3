import type { Language } from '@mwc/contract/language/language'
import type { DeferredSection } from '../../words/english/deferred-words.ts'
import type { LoadableScreen } from '../routes/load-screen.ts'

/** The end of the path of the module that a screen is in: by it the built file is found. */
export function moduleOf({ file }: LoadableScreen): string {
  return `/${file}.tsx`
}

/** A section's file has its name in kebab case; texts that are fetched together stand in a folder of their own. */
function fileOf(section: DeferredSection): string {
  return section === 'content' || section === 'privileges'
    ? `reading/${section}`
    : section.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** The same for texts: those of the first load, and these sections. */
export function wordModules(language: Language, sections: readonly DeferredSection[]): string[] {
  return ['first-words', ...sections.map(fileOf)].map((file) => `/words/${language}/${file}.ts`)
}
