import type { Dependencies } from '../../../dependencies.ts'
import { dayOf } from '../../../ports/clock.ts'
import { viewCountedDay } from './list-reminder-days.ts'
import { listCountedDays } from './reminder-days.repo.ts'

const lookedAtDays = 14

/** On how many of the last 14 days in Singapore somebody was not told who was to be, as they were counted last. */
export async function countDifferingDays({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<number> {
  const today = dayOf(clock.now())
  const days = await listCountedDays(db, today.subtract({ days: lookedAtDays }).toString())
  return days.filter(({ day, counts }) => viewCountedDay(day, counts, today.toString()).differs).length
}
