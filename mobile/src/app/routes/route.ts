import type { InitialAnswer } from '@mwc/contract/pages/rendered-page'
import type { Tab } from '../../shared/screen/screen.tsx'
import type { Entry, Exemption } from './gate.rules.ts'
import type { LoadableScreen } from './load-screen.ts'

/** One row of the table of routes. */
export type Route = {
  /** Paths below the app's base; the first is the route's own, the others are aliases. */
  paths: readonly [string, ...string[]]
  /** The screen's code, and the words that it shows beyond those of the first load. */
  screen: LoadableScreen
  entry: Entry
  exemption: Exemption
  tab?: Tab
  /** Open to everybody when the address carries a member card's proof. */
  openWithProof?: boolean
  /** What is shown in its place when the address carries one. */
  withProof?: Route
  /** Shows only what this tab keeps of a form under way: no page can be made of it beforehand. */
  needsDraft?: boolean
  /** Shows members something else than visitors: its page is the loading face, which shows neither what is the other's. */
  ofSession?: boolean
  /** Which answer the server puts into its page: of one item that of the `id` in the query. Without one it is asked for later. */
  initialAnswer?: InitialAnswer['of']
  /** Opens from the cache without the service worker: its page is fetched `ahead` of, or kept `once` after, the first opening. */
  instant?: 'ahead' | 'once'
  /** Opens without a network though it was never opened before: for everybody after a first visit, or for who has signed in. */
  offline?: 'everyone' | 'member'
  /** Paths that are usually opened next: their code is fetched when the phone is idle. */
  next?: readonly string[]
}

type More = Partial<Omit<Route, 'paths' | 'screen' | 'entry'>>

/** A row; a second path is another one of the same screen. */
export function route(entry: Entry, paths: string | Route['paths'], screen: LoadableScreen, more: More = {}): Route {
  return { paths: typeof paths === 'string' ? [paths] : paths, screen, entry, exemption: 'gated', ...more }
}
