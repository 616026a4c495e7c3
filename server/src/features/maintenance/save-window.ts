import { randomUUID } from 'node:crypto'
import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import type { WindowPhase } from '@mwc/contract/maintenance/window-phases'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { forgetWindows } from './find-window.ts'
import { type Period, whyUnfitting } from './maintenance.rules.ts'
import { insertWindow, isOverlap, lockWindow, updateWindow, type WindowRow } from './windows.repo.ts'
import { deskWindowView, periodOf } from './windows.views.ts'

type Needed = Pick<Parts, 'db' | 'clock'>
export type WindowChange = { before: DeskWindow | null; after: DeskWindow }

function checkPeriod(period: Period, begun: boolean, now: Temporal.Instant): void {
  const reason = whyUnfitting(period, begun, now)
  if (reason) throw new Refusal(reason)
}

/** Runs a write; one that lays a window over another is refused, whoever wrote the other a moment before. */
async function refusingOverlap<T>({ db }: Needed, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isOverlap(error)) throw new Refusal('maintenance.overlaps')
    throw error
  } finally {
    forgetWindows(db)
  }
}

/** Sets a window. @param startsAt ISO 8601 with its distance from UTC; left out: now. */
export async function addWindow(parts: Needed, input: { startsAt?: string | undefined; endsAt: string }): Promise<WindowChange> {
  const now = parts.clock.now()
  const period = { startsAt: input.startsAt ? Temporal.Instant.from(input.startsAt) : now, endsAt: Temporal.Instant.from(input.endsAt) }
  checkPeriod(period, false, now)
  const row = { id: randomUUID(), starts_at: toDate(period.startsAt), ends_at: toDate(period.endsAt) }
  return { before: null, after: deskWindowView(await refusingOverlap(parts, () => insertWindow(parts.db, row)), now) }
}

/** What may be done to a window in each of its phases but the wanted ones. */
const whyNot: Record<WindowPhase, RefusalReason> = {
  upcoming: 'maintenance.notBegun',
  on: 'maintenance.begun',
  over: 'maintenance.over',
  cancelled: 'maintenance.over',
}

async function changeWindow(
  parts: Needed,
  id: string,
  wanted: WindowPhase[],
  change: (tx: Tx, before: WindowRow, phase: WindowPhase, now: Temporal.Instant) => Promise<WindowRow>,
): Promise<WindowChange> {
  const write = () =>
    inTransaction(parts.db, async (tx) => {
      const row = await lockWindow(tx, id)
      if (!row) throw new Refusal('maintenance.notFound')
      const now = parts.clock.now()
      const before = deskWindowView(row, now)
      if (!wanted.includes(before.phase)) throw new Refusal(whyNot[before.phase])
      return { before, after: deskWindowView(await change(tx, row, before.phase, now), now) }
    })
  return refusingOverlap(parts, write)
}

/** Changes a window that is not over; one that is on keeps its start. */
export async function editWindow(parts: Needed, id: string, input: { startsAt: string; endsAt: string }): Promise<WindowChange> {
  const period = { startsAt: Temporal.Instant.from(input.startsAt), endsAt: Temporal.Instant.from(input.endsAt) }
  return changeWindow(parts, id, ['upcoming', 'on'], async (tx, row, phase, now) => {
    const begun = phase === 'on'
    if (begun && Temporal.Instant.compare(period.startsAt, periodOf(row).startsAt) !== 0) throw new Refusal('maintenance.begun')
    checkPeriod(period, begun, now)
    return updateWindow(tx, id, { starts_at: toDate(period.startsAt), ends_at: toDate(period.endsAt) })
  })
}

/** Ends the window that is on. One that began this very millisecond lasts one. */
export async function endWindow(parts: Needed, id: string): Promise<WindowChange> {
  return changeWindow(parts, id, ['on'], (tx, row, _phase, now) =>
    updateWindow(tx, id, { ends_at: new Date(Math.max(now.epochMilliseconds, row.starts_at.getTime() + 1)) }),
  )
}

/** Calls off a window that has not begun. */
export async function cancelWindow(parts: Needed, id: string): Promise<WindowChange> {
  return changeWindow(parts, id, ['upcoming'], (tx, _row, _phase, now) => updateWindow(tx, id, { cancelled_at: toDate(now) }))
}
