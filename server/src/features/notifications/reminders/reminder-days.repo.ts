import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { idOfText } from '../../../database/lists/id-of-text.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { ReminderCounts, ReminderDayTable } from '../../../database/tables/notification-tables.ts'

export type ReminderDayRow = Selectable<ReminderDayTable> & { id: string }

/** A day is known by its date; lists know their rows by an id. */
const idOf = idOfText(sql`to_char(d.day, 'YYYY-MM-DD')`)

const columns = { day: { by: sql`d.day` } } as const
export type ReminderDayColumn = keyof typeof columns

/** All days on which members were to be reminded. */
export function reminderDays(db: Db): DeskList<ReminderDayRow, ReminderDayColumn> {
  const rowsOf = (on: Db, ids: string[]) =>
    on.selectFrom('reminder_day as d').selectAll('d').select(idOf.as('id')).where(idOf, 'in', ids).execute()
  return { wanted: db.selectFrom('reminder_day as d'), id: idOf, columns, rowsOf }
}

/** Days among some on which somebody who was to be told was not, by their counts, and when each was over in Singapore. */
export function daysThatDiffer(db: Db, { from, before }: { from: string; before: string }) {
  const wanted = db
    .selectFrom('reminder_day as d')
    .where('d.day', '>=', from)
    .where('d.day', '<', before)
    .where(
      sql<boolean>`exists (select 1 from jsonb_to_recordset(d.counts -> 'states') as s (state text, reason text, n int)
        where (s.state in ('due', 'failed') or s.reason = 'late') and s.n > 0)`,
    )
  return { wanted, since: sql`(d.day + 1)::timestamp at time zone 'Asia/Singapore'` }
}

/** What became of the reminders of a day: reads each of them, and what went out for it. */
export async function countDay(db: Db, day: string): Promise<ReminderCounts> {
  const { rows } = await sql<ReminderCounts['states'][number] & { push: number; sms: number }>`
    select r.state, r.reason, count(*)::int as n,
      count(*) filter (where exists (select 1 from push_delivery p where p.notification_id = n.id and p.state = 'sent'))::int as push,
      count(*) filter (where exists (select 1 from sms s where s.notification_id = n.id and s.state in ('sent', 'delivered')))::int as sms
    from reminder r left join notification n on n.kind = 'reminder' and n.member_id = r.member_id
      and n.key = to_char(r.last_day, 'YYYY-MM-DD') || ' ' || r.stage
    where r.due_day = ${day}::date group by r.state, r.reason`.execute(db)
  const sum = (of: 'push' | 'sms') => rows.reduce((all, row) => all + row[of], 0)
  return { states: rows.map(({ state, reason, n }) => ({ state, reason, n })), push: sum('push'), sms: sum('sms') }
}

/** When the next day is to be counted. */
export function selectNextDayCount(): RawBuilder<Date | null> {
  return sql`select min(count_at) from reminder_day where count_at is not null`
}

export async function listDaysToCount(db: Db, at: Date): Promise<string[]> {
  const days = db.selectFrom('reminder_day').select('day').where('count_at', '<=', at).orderBy('count_at')
  return (await days.execute()).map(({ day }) => day)
}

/** Keeps what was counted of a day, and when it is to be counted again. */
export async function keepDayCounts(db: Db, day: string, counts: ReminderCounts, next: Date | null): Promise<void> {
  await db
    .updateTable('reminder_day')
    .set({ counts: JSON.stringify(counts), count_at: next })
    .where('day', '=', day)
    .execute()
}
