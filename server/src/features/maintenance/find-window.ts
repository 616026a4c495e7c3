import type { MaintenanceWindow } from '@mwc/contract/maintenance/maintenance.schemas'
import type { Db } from '../../database/database.ts'
import { holdsMs, whenHeldChanges } from '../../database/reads/held-read.ts'
import { onPrimary } from '../../database/replica/call-reads.ts'
import { withTimeout } from '../../database/with-timeout.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { type Period, windowOn, windowToTell } from './maintenance.rules.ts'
import { listAhead } from './windows.repo.ts'
import { periodOf, windowView } from './windows.views.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>
type Known = { readAt: number; changes: number; windows: Promise<Period[]> }

/** How long a call waits to learn of a window: a database that does not answer must not hold up what it cannot change. */
const patienceMs = 300

const known = new WeakMap<Db, Known>()
let changes = 0
whenHeldChanges(() => (changes += 1))

/** Windows that are not over, held like `heldRead`. A database that does not answer changes nothing of what was known. */
function windowsAhead({ db, clock }: Needed): Promise<Period[]> {
  const before = known.get(db)
  const readAt = performance.now()
  if (before && before.changes === changes && readAt - before.readAt < holdsMs) return before.windows
  const read = onPrimary(() => listAhead(db, toDate(clock.now()))).then((rows) => rows.map(periodOf))
  const windows = withTimeout(patienceMs, read).catch(() => before?.windows ?? [])
  known.set(db, { readAt, changes, windows })
  return windows
}

/** Has this process read the windows anew at the next call; the others do within a second. */
export function forgetWindows(db: Db): void {
  known.delete(db)
}

/** The window that is on; null while the members' calls are open. */
export async function findWindowOn(deps: Needed): Promise<MaintenanceWindow | null> {
  const found = windowOn(await windowsAhead(deps), deps.clock.now())
  return found && windowView(found)
}

/** The window that is on, or the next one where it begins within 24 hours. */
export async function findWindowToTell(deps: Needed): Promise<MaintenanceWindow | null> {
  const found = windowToTell(await windowsAhead(deps), deps.clock.now())
  return found && windowView(found)
}
