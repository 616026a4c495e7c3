import type { MaintenanceWindow } from '@mwc/contract/maintenance/maintenance.schemas'

/** Phones come back over this long after the end, not all in one second. */
const spreadMs = 20_000
/** Staff may end a window early: it is asked for this often at least. */
const patienceMs = 60_000

/**
 * Milliseconds until it is asked again whether maintenance is on.
 * @param luck this phone's own, from 0 to 1, the same all the while
 */
export function nextCheckMs({ current, serverTime }: { current: MaintenanceWindow | null; serverTime: string }, luck: number): number {
  const left = current ? Math.max(0, Date.parse(current.endsAt) - Date.parse(serverTime)) : 0
  return Math.min(left + 1000 + luck * spreadMs, patienceMs * (1 + luck))
}
