import type { Language } from '@mwc/contract/language/language'
import type { DeferredSection } from '../../words/english/deferred-words.ts'
import type { Route } from '../routes/route.ts'
import { moduleOf, wordModules } from './modules.ts'
import { routes } from '../routes/routes.ts'

const instant = routes.filter((route) => route.instant)

/** Pages that open from the cache without the service worker, for its build; it fetches those `ahead` when it is installed. */
export const instantPages = {
  all: instant.map(({ paths }) => paths[0]),
  ahead: instant.filter((route) => route.instant === 'ahead').map(({ paths }) => paths[0]),
}

/** Texts that a screen's row does not name: what is said without a network, and of the card to who has none. */
const anywhere: readonly DeferredSection[] = ['offers', 'joining']

const screensFor = (whom: Route['offline']) => routes.filter(({ offline }) => offline === whom)

/** What opens without a network, by the modules that hold it, for `scripts/offline-files.ts`. */
export const offlineModules = {
  /** Of all screens: what one of them asks for is fetched with it. */
  screens: routes.map(({ screen }) => moduleOf(screen)),
  /** What any screen may come to: what starts late, what is said without a network, of an unknown address, or of a new build. */
  anywhere: [
    '/start-deferred.ts',
    '/cached-answers.ts',
    '/offline-state.tsx',
    '/not-found.screen.tsx',
    '/cut-line-picture.tsx',
    '/update-bar.tsx',
  ],
  everyone: screensFor('everyone').map(({ screen }) => moduleOf(screen)),
  member: screensFor('member').map(({ screen }) => moduleOf(screen)),
  /** Texts of everybody's screens in a language; who has signed in gets all. */
  wordsIn: (language: Language) =>
    wordModules(language, [...new Set([...anywhere, ...screensFor('everyone').flatMap(({ screen }) => screen.words)])]),
}
