/** Minutes until the next try after each one that failed; after the last one it has failed for good. */
const waits = [1, 5, 30, 120, 360]

/** Phones of one member that are pushed to: whoever opened thousands of sessions would cost others the pace of a push service. */
export const mostPhones = 10

/** Minutes until a push that failed is tried again; null when that was the last try. @param tries how many there were, from 1. */
export function minutesUntilNextTry(tries: number): number | null {
  return waits[tries - 1] ?? null
}

/**
 * Whether an address is an allowed push service's: https, the usual port, no user name, and a listed host.
 * `*.name` lists every host below `name`. An address by numbers is never allowed.
 */
export function isAllowedEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host))
}
