import { randomUUID } from 'node:crypto'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { insertWindow, lockWindows } from './windows.repo.ts'
import { deskWindowView } from './windows.views.ts'
import { checkPeriod } from './check-period.ts'
import { refuseOverlap } from './refuse-overlap.ts'
import type { WindowChange } from './change-window.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Sets a window. @param startsAt ISO 8601 with its distance from UTC; left out: now. */
export async function addWindow(deps: Needed, input: { startsAt?: string | undefined; endsAt: string }): Promise<WindowChange> {
  const now = deps.clock.now()
  const period = { startsAt: input.startsAt ? Temporal.Instant.from(input.startsAt) : now, endsAt: Temporal.Instant.from(input.endsAt) }
  checkPeriod(period, false, now)
  const row = { id: randomUUID(), starts_at: toDate(period.startsAt), ends_at: toDate(period.endsAt) }
  const write = () =>
    inTransaction(deps.db, async (tx) => {
      await lockWindows(tx)
      return insertWindow(tx, row)
    })
  return { before: null, after: deskWindowView(await refuseOverlap(deps, write), now) }
}
