import type { CounterDayDetail } from '@mwc/contract/payments/counter-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeCounterDay } from './counter-days.repo.ts'
import { isReopenable } from './counter.rules.ts'
import { type CounterDayDependencies, decideOnCounterDay } from './decide-on-counter-day.ts'

/** Takes slips on a closed day again; what was signed stands until it is signed anew. */
export async function reopenCounterDay(
  deps: CounterDayDependencies,
  by: StaffActor,
  { id, note }: { id: string; note: string },
): Promise<CounterDayDetail> {
  return decideOnCounterDay(deps, by, { id, act: 'counter.reopenDay', reason: note }, async (tx, day) => {
    if (!isReopenable(day)) throw new Refusal('counter.notClosed')
    await changeCounterDay(tx, id, {
      state: 'reopened',
      reopened_by: by.staffId,
      reopened_at: toDate(deps.clock.now()),
      reopen_reason: note,
    })
  })
}
