import type { LogAct } from '@mwc/contract/log/acts'
import type { CounterDayDetail } from '@mwc/contract/payments/counter-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { dayOf } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { lockCounterDay } from './counter-days.repo.ts'
import { readCounterDay } from './read-counter-day.ts'

export type CounterDayDependencies = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** What the log keeps of a day: its figures, not its slips, each of which has a row of its own. */
function logged({ slips: _slips, withoutSlip: _withoutSlip, may: _may, id: _id, ...day }: CounterDayDetail) {
  return day
}

/** Decides on a day of a terminal, which is locked, and records it. */
export async function decideOnCounterDay(
  deps: CounterDayDependencies,
  by: StaffActor,
  { id, act, reason }: { id: string; act: LogAct; reason: string | undefined },
  change: (tx: Tx, day: CounterDayDetail) => Promise<void>,
): Promise<CounterDayDetail> {
  const reader = { role: by.role, today: dayOf(deps.clock.now()) }
  return inTransaction(deps.db, async (tx) => {
    if (!(await lockCounterDay(tx, id))) throw new Refusal('counter.dayUnknown')
    const before = await readCounterDay(tx, id, reader)
    await change(tx, before)
    const after = await readCounterDay(tx, id, reader)
    await recordAct(tx, deps, by, { act, record: { kind: 'counterDay', id }, reason, before: logged(before), after: logged(after) })
    return after
  })
}
