import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { updateWindow } from './windows.repo.ts'
import { periodOf } from './windows.views.ts'
import { checkPeriod } from './check-period.ts'
import { changeWindow, type WindowChange } from './change-window.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Changes a window that is not over; one that is on keeps its start. */
export async function editWindow(deps: Needed, id: string, input: { startsAt: string; endsAt: string }): Promise<WindowChange> {
  const period = { startsAt: Temporal.Instant.from(input.startsAt), endsAt: Temporal.Instant.from(input.endsAt) }
  return changeWindow(deps, id, ['upcoming', 'on'], async (tx, row, phase, now) => {
    const begun = phase === 'on'
    if (begun && Temporal.Instant.compare(period.startsAt, periodOf(row).startsAt) !== 0) throw new Refusal('maintenance.begun')
    checkPeriod(period, begun, now)
    return updateWindow(tx, id, { starts_at: toDate(period.startsAt), ends_at: toDate(period.endsAt) })
  })
}
