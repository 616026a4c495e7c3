import type { listReminderDays as endpoint } from '@mwc/contract/notifications/notification-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf } from '../../../ports/clock.ts'
import { countDays, type DayCount, pageOfDays } from './reminders.repo.ts'

export type ReminderDay = OutputOf<typeof endpoint>['rows'][number]

function dayView(day: string, counts: DayCount[], today: string): ReminderDay {
  const of = counts.filter((count) => count.day === day)
  const sum = (state: DayCount['state']) => of.filter((count) => count.state === state).reduce((all, { n }) => all + n, 0)
  const [waiting, sent, failed, skipped] = [sum('due'), sum('sent'), sum('failed'), sum('skipped')]
  const reasons: Record<string, number> = {}
  for (const { reason, n } of of) if (reason !== null) reasons[reason] = (reasons[reason] ?? 0) + n
  // Who renewed or left is rightly passed over; who was not told in time is not.
  const differs = day < today && waiting + failed + (reasons['late'] ?? 0) > 0
  return { day, due: waiting + sent + failed + skipped, sent, failed, skipped, differs, reasons }
}

/** What became of the reminders of some days in Singapore. */
export async function viewReminderDays(db: Db, days: string[], today: string): Promise<ReminderDay[]> {
  const counts = await countDays(db, days)
  return days.map((day) => dayView(day, counts, today))
}

/** A page of the days on which members were to be reminded, the latest first. */
export async function listReminderDays(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { days, ...counted } = await pageOfDays(db, asked)
  return { rows: await viewReminderDays(db, days, dayOf(clock.now()).toString()), ...counted }
}
