import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listCounterDays as endpoint } from '@mwc/contract/payments/counter-desk.calls'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf } from '../../../ports/clock.ts'
import { type CounterDayColumn, counterDays } from './counter-days.repo.ts'
import { counterDayView } from './counter.views.ts'

/** A page of the days of terminals, and what a role may do with each. */
export async function listCounterDays(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<CounterDayColumn> & Parameters<typeof counterDays>[1],
  role: StaffRole,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, counterDays(db, asked), asked)
  const today = dayOf(clock.now())
  return { rows: rows.map((row) => counterDayView(row, { role, today })), ...counted }
}
