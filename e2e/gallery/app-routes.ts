import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { decideEntry } from '../../mobile/src/app/gate.rules.ts'
import type { Entry, Exemption } from '../../mobile/src/app/gate.rules.ts'

type Route = { paths: readonly [string, ...string[]]; entry: Entry; exemption: Exemption }

/** The app's own table of routes. Node takes no `.tsx`; this one holds no markup, so taking its types away is enough. */
export async function loadRoutes(): Promise<readonly Route[]> {
  const hooks = registerHooks({
    load: (url, context, next) =>
      url.endsWith('.tsx')
        ? { format: 'module-typescript', shortCircuit: true, source: readFileSync(fileURLToPath(url)) }
        : next(url, context),
  })
  const table = new URL('../../mobile/src/app/routes.tsx', import.meta.url)
  const { routes } = (await import(table.href)) as { routes: readonly Route[] }
  hooks.deregister()
  return routes
}

/** Paths that somebody of this state sees when moving inside the app. */
export function openPaths(routes: readonly Route[], vipStatus: string | null): string[] {
  const seen = routes.filter(
    (route) => decideEntry({ route, hasProof: false, signedIn: vipStatus !== null, vipStatus, moment: 'move' }) === 'enter',
  )
  return seen.map(({ paths }) => paths[0])
}
