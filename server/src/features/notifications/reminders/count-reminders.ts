import type { Dependencies } from '../../../dependencies.ts'
import { startOfDay, toDate } from '../../../ports/clock.ts'
import { secondsUntilNextDayCount } from './reminder.rules.ts'
import { countDay, keepDayCounts, listDaysToCount } from './reminder-days.repo.ts'

/** Keeps the counts of days with reminders, so that no list counts: often on the day itself, then ever less. Safe to repeat. */
export async function countReminders({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  for (const day of await listDaysToCount(db, toDate(clock.now()))) {
    const counts = await countDay(db, day)
    const now = clock.now()
    const seconds = secondsUntilNextDayCount(startOfDay(Temporal.PlainDate.from(day).add({ days: 1 })), now)
    await keepDayCounts(db, day, counts, seconds === null ? null : toDate(now.add({ seconds })))
  }
}
