import { type DeskWindow, editWindowInput } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import type * as z from 'zod/mini'
import { isToDo } from '../../http/edit-of-version.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import type { Actor } from '../log/read-actor.ts'
import { updateWindow } from './windows.repo.ts'
import { deskWindowView, periodOf, windowView } from './windows.views.ts'
import { checkPeriod } from './check-period.ts'
import { changeWindow } from './change-window.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Changes a window that is not over; one that is on keeps its start. Safe to repeat. */
export async function editWindow(deps: Needed, by: Actor, input: z.output<typeof editWindowInput>): Promise<DeskWindow> {
  const { id, version } = input
  const period = { startsAt: Temporal.Instant.from(input.startsAt), endsAt: Temporal.Instant.from(input.endsAt) }
  return changeWindow(deps, by, { act: 'edit', id }, async (tx, row, phase, now) => {
    const wanted = { version, ...windowView(period) }
    if (!isToDo(editWindowInput, wanted, deskWindowView(row, now))) return null
    const begun = phase === 'on'
    if (begun && Temporal.Instant.compare(period.startsAt, periodOf(row).startsAt) !== 0) throw new Refusal('maintenance.begun')
    checkPeriod(period, begun, now)
    return updateWindow(tx, id, { starts_at: toDate(period.startsAt), ends_at: toDate(period.endsAt) })
  })
}
