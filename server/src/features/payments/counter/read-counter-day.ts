import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { CounterDayDetail } from '@mwc/contract/payments/counter-desk.schemas'
import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findCounterDay, hasNetsFile, linesWithoutSlip, slipsOf } from './counter-days.repo.ts'
import { counterDayView, slipLineView, slipView } from './counter.views.ts'

/** One day of a terminal with its slips, and what NETS has without one; refuses with `counter.dayUnknown`. */
export async function readCounterDay(
  db: Db,
  id: string,
  reader: { role: StaffRole; today: Temporal.PlainDate },
): Promise<CounterDayDetail> {
  const row = await findCounterDay(db, id)
  if (!row) throw new Refusal('counter.dayUnknown')
  const onFile = await hasNetsFile(db, row.day)
  return {
    ...counterDayView(row, reader),
    slips: (await slipsOf(db, id)).map((slip) => slipView(slip, onFile)),
    withoutSlip: (await linesWithoutSlip(db, row.day)).map((line) => slipLineView(line, reader.role)),
  }
}
