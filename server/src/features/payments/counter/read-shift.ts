import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readShift as endpoint } from '@mwc/contract/payments/counter-desk.calls'
import type { Db } from '../../../database/database.ts'
import { dayOf } from '../../../ports/clock.ts'
import { countingDay } from './counter.rules.ts'
import { closedDaysFrom, lastTerminalOf, shiftOf, totalsOn } from './counter-shifts.repo.ts'

/** Where a session collects, and what its terminal has on the day on which a slip of today counts. */
export async function readShift(
  db: Db,
  { staffId, session }: { staffId: string; session: string },
  now: Temporal.Instant,
): Promise<OutputOf<typeof endpoint>> {
  const [shift, lastTerminalId] = [await shiftOf(db, session), await lastTerminalOf(db, staffId)]
  if (!shift) return { shift: null, lastTerminalId }
  const today = dayOf(now)
  const countsOn = countingDay(await closedDaysFrom(db, shift.terminal_id, today.toString()), today).toString()
  const totals = await totalsOn(db, shift.terminal_id, countsOn)
  return {
    shift: {
      id: shift.id,
      place: { id: shift.place_id, name: shift.place_name },
      terminal: { id: shift.terminal_id, name: shift.terminal_name },
      beganAt: shift.began_at.toISOString(),
      today: today.toString(),
      countsOn,
      collectedCount: Number(totals?.count ?? 0),
      collectedCents: Number(totals?.cents ?? 0),
      dayId: totals?.id ?? null,
    },
    lastTerminalId,
  }
}
