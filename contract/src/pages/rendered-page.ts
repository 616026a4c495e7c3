import type { HomeContent } from '../home/home.schemas.ts'
import type { listNews, listPrivileges, readBenefits, readNews, readPrivilege } from '../content/content.calls.ts'
import type { OutputOf } from '../endpoint/wire-call.ts'
import type { Language } from '../language/language.ts'
import type { programme } from '../programme/programme.calls.ts'

/** Header of every page: which build of the app it belongs to. */
export const buildHeader = 'x-build'

/** What a screen for everybody opens with, in the page's language: the answer of the call that the screen would make. */
export type InitialAnswer =
  | { of: 'home'; answer: HomeContent }
  | { of: 'benefits'; answer: OutputOf<typeof readBenefits> }
  | { of: 'privileges'; answer: OutputOf<typeof listPrivileges> }
  | { of: 'privilege'; id: string; answer: OutputOf<typeof readPrivilege> }
  | { of: 'news'; answer: OutputOf<typeof listNews> }
  | { of: 'newsItem'; id: string; answer: OutputOf<typeof readNews> }

type Unanswered<A> = A extends { answer: unknown } ? Omit<A, 'answer'> : never
/** Which answer a screen opens with. */
export type WantedAnswer = Unanswered<InitialAnswer>

/** What is public and changes. `initialAnswer`: null for a screen that opens with nothing, or an id of nothing. */
export type PageData = { programme: OutputOf<typeof programme>; initialAnswer: InitialAnswer | null }

/** What is put into the page as JSON for the app to start with: answers by the keys under which the app looks for them. */
export type StartData = { programme: PageData['programme']; answers: [key: readonly unknown[], answer: unknown][] }

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
/** `links`: what a browser can fetch before it reads the page, most wanted first (`Link` header, RFC 8288). */
export type RenderedPage = { html: string; found: boolean; links: readonly string[] }

/** The app's page renderer, which the server runs: see `mobile/src/app/rendering/render-page.tsx`. */
export type PageRenderer = {
  /** The page for an address below `/mobile`, with its query: a screen's, a loading face's, or that of no route. */
  pageOf: (address: string) => string
  /** What the screen of such a page opens with, by the app's table of routes. */
  initialAnswerOf: (page: string) => WantedAnswer | null
  /** Renders that page. */
  renderPage: (request: PageRequest) => Promise<RenderedPage>
  /** The inline scripts of pages: their hashes belong into the content security policy. */
  earlyScripts: readonly string[]
}
