import { countWaiting, type Waiting } from '../../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf } from '../../../ports/clock.ts'
import { daysThatDiffer } from './reminder-days.repo.ts'

/** Days after which one on which somebody was not told is no work any more. */
const ofUseDays = 7

/** How many of the last days' reminders did not reach somebody who was to be told. */
export function countDaysThatDiffer({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<Waiting> {
  const today = dayOf(clock.now())
  const { wanted, since } = daysThatDiffer(db, { from: today.subtract({ days: ofUseDays }).toString(), before: today.toString() })
  return countWaiting(db, wanted, since)
}
