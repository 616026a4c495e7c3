import type { HomeContent } from './content.ts'
import type { OutputOf } from './endpoint.ts'
import type { Language } from './language.ts'
import type { programme } from './programme.ts'

/** Header of every page: which build of the app it belongs to. */
export const buildHeader = 'x-build'

/** What is public and changes, put into the page as JSON for the app to start with. `home` in the page's language, on Home's page alone. */
export type PageData = { programme: OutputOf<typeof programme>; home: HomeContent | null }

/** The built files that a page names. Paths are below the server's root, e.g. `/mobile/assets/frame-1a2b.js`. */
export type BuiltApp = {
  /** Changes with every build. */
  build: string
  /** Every style of the app. */
  style: string
  /** Files that the entry and the named modules need, in the order in which they are wanted. */
  scriptsFor: (moduleEndings: readonly string[]) => string[]
}

export type PageRequest = { path: string; language: Language; data: PageData; app: BuiltApp }
/** `scripts`: paths of the modules that the page starts with, for a browser to fetch before it has read the page. */
export type MadePage = { html: string; found: boolean; scripts: readonly string[] }

/** The app's maker of pages, which the server runs: see `mobile/src/app/make-page.tsx`. */
export type PageMaker = {
  /** The page that stands for an address (path below `/mobile` with its query): a screen's, a loading face's, or that of no route. */
  pageOf: (address: string) => string
  /** Renders that page. */
  makePage: (request: PageRequest) => Promise<MadePage>
  /** The one inline script of every page: its hash belongs into the content security policy. */
  earlyScript: string
}
