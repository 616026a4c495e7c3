import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import type { Actor } from '../log/read-actor.ts'
import { updateWindow } from './windows.repo.ts'
import { periodOf } from './windows.views.ts'
import { checkPeriod } from './check-period.ts'
import { changeWindow } from './change-window.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Changes a window that is not over; one that is on keeps its start. */
export async function editWindow(deps: Needed, by: Actor, id: string, input: { startsAt: string; endsAt: string }): Promise<DeskWindow> {
  const period = { startsAt: Temporal.Instant.from(input.startsAt), endsAt: Temporal.Instant.from(input.endsAt) }
  return changeWindow(deps, by, { act: 'maintenance.edit', id }, ['upcoming', 'on'], async (tx, row, phase, now) => {
    const begun = phase === 'on'
    if (begun && Temporal.Instant.compare(period.startsAt, periodOf(row).startsAt) !== 0) throw new Refusal('maintenance.begun')
    checkPeriod(period, begun, now)
    return updateWindow(tx, id, { starts_at: toDate(period.startsAt), ends_at: toDate(period.endsAt) })
  })
}
