import { notFoundPath } from '../../paths/paths.ts'
import { screen } from './load-screen.ts'
import { route } from './route.ts'
import type { Route } from './route.ts'
import { routes } from './routes.ts'

const byPath = new Map(routes.flatMap((entry) => entry.paths.map((path) => [path, entry] as const)))

/** The route of a path (with or without its query); null for an address that the app does not have. */
export function routeOf(path: string): Route | null {
  return byPath.get(path.split('?')[0] ?? path) ?? null
}

const notFoundScreen = screen(() => import('../screens/not-found.screen.tsx'), 'NotFoundScreen')
const notFound = route('everyone', notFoundPath, notFoundScreen, { exemption: 'outside' })

/** The route to show at a path: its own, or the one that says that there is none. */
export function routeShownAt(path: string): Route {
  const found = routeOf(path) ?? notFound
  return found.withProof && new URLSearchParams(path.split('?')[1]).has('proof') ? found.withProof : found
}
