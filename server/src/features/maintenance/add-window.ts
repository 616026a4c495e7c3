import { randomUUID } from 'node:crypto'
import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { recordAct } from '../log/record-act.ts'
import type { Actor } from '../log/read-actor.ts'
import { insertWindow, lockWindows } from './windows.repo.ts'
import { deskWindowView, loggedWindow } from './windows.views.ts'
import { checkPeriod } from './check-period.ts'
import { refuseOverlap } from './refuse-overlap.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Sets a window. @param startsAt ISO 8601 with its distance from UTC; left out: now. */
export async function addWindow(deps: Needed, by: Actor, input: { startsAt?: string | undefined; endsAt: string }): Promise<DeskWindow> {
  const now = deps.clock.now()
  const period = { startsAt: input.startsAt ? Temporal.Instant.from(input.startsAt) : now, endsAt: Temporal.Instant.from(input.endsAt) }
  checkPeriod(period, false, now)
  const row = { id: randomUUID(), starts_at: toDate(period.startsAt), ends_at: toDate(period.endsAt) }
  const write = () =>
    inTransaction(deps.db, async (tx) => {
      await lockWindows(tx)
      const after = deskWindowView(await insertWindow(tx, row), now)
      const record = { kind: 'maintenanceWindow', id: row.id } as const
      await recordAct(tx, deps, by, { act: 'maintenance.add', record, before: null, after: loggedWindow(after) })
      return after
    })
  return refuseOverlap(deps, write)
}
