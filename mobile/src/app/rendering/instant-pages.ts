import { routes } from '../routes/routes.ts'

const instant = routes.filter((route) => route.instant)

/** Pages that open from the cache without the service worker, for its build; it fetches those `ahead` when it is installed. */
export const instantPages = {
  all: instant.map(({ paths }) => paths[0]),
  ahead: instant.filter((route) => route.instant === 'ahead').map(({ paths }) => paths[0]),
}
