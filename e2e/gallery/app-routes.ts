import { decideEntry } from '../../mobile/src/app/routes/gate.rules.ts'
import type { Entry, Exemption } from '../../mobile/src/app/routes/gate.rules.ts'

type Route = {
  paths: readonly [string, ...string[]]
  entry: Entry
  exemption: Exemption
  screen: { file: string; words: readonly string[] }
}

/** The app's own table of routes, with its screens' names and words. A computed address keeps its types out of here. */
export async function loadRoutes(): Promise<readonly Route[]> {
  const table = new URL('../../mobile/src/app/routes/routes.ts', import.meta.url)
  return ((await import(table.href)) as { routes: readonly Route[] }).routes
}

/** Paths that somebody of this state sees when moving inside the app. */
export function openPaths(routes: readonly Route[], vipStatus: string | null): string[] {
  const seen = routes.filter(
    (route) => decideEntry({ route, hasProof: false, signedIn: vipStatus !== null, vipStatus, moment: 'move' }) === 'enter',
  )
  return seen.map(({ paths }) => paths[0])
}
