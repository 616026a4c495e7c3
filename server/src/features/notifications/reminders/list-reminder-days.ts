import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listReminderDays as endpoint } from '@mwc/contract/notifications/told-desk.calls'
import type { ReminderDay } from '@mwc/contract/notifications/told-desk.schemas'
import type { Db } from '../../../database/database.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { ReminderCounts } from '../../../database/tables/notification-tables.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf } from '../../../ports/clock.ts'
import { countDay, type ReminderDayColumn, reminderDays } from './reminder-days.repo.ts'

type CountedDay = Omit<ReminderDay, 'id'>

/** What became of the reminders of a day, by what was counted of it. */
export function viewCountedDay(day: string, { states, push, sms }: ReminderCounts, today: string): CountedDay {
  const sum = (state: ReminderCounts['states'][number]['state']) =>
    states.filter((count) => count.state === state).reduce((all, { n }) => all + n, 0)
  const [waiting, sent, failed, skipped] = [sum('due'), sum('sent'), sum('failed'), sum('skipped')]
  const reasons: Record<string, number> = {}
  for (const { reason, n } of states) if (reason !== null) reasons[reason] = (reasons[reason] ?? 0) + n
  // Who renewed or left is rightly passed over; who was not told in time is not.
  const differs = day < today && waiting + failed + (reasons['late'] ?? 0) > 0
  return { day, due: waiting + sent + failed + skipped, sent, failed, skipped, push, sms, differs, reasons }
}

/** What became of the reminders of some days in Singapore, counted now. */
export async function viewReminderDays(db: Db, days: string[], today: string): Promise<CountedDay[]> {
  const viewed: CountedDay[] = []
  for (const day of days) viewed.push(viewCountedDay(day, await countDay(db, day), today))
  return viewed
}

/** A page of the days on which members were to be reminded, as they were counted last; those that nobody counted yet, now. */
export async function listReminderDays(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<ReminderDayColumn>,
): Promise<OutputOf<typeof endpoint>> {
  const { rows: days, ...counted } = await pageOfList(db, reminderDays(db), asked)
  const today = dayOf(clock.now()).toString()
  const rows: ReminderDay[] = []
  for (const { id, day, counts } of days) rows.push({ id, ...viewCountedDay(day, counts ?? (await countDay(db, day)), today) })
  return { rows, ...counted }
}
