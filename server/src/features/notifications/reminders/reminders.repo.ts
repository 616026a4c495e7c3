import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { ReminderStage } from '@mwc/contract/notifications/notification-kinds'
import type { ReminderTable } from '../../../database/tables/notification-tables.ts'

export type ReminderRow = Selectable<ReminderTable>

/** Days that were looked at; not those of a clock that was ahead, before which memberships still change. */
const isPlanned = (now: Date) => sql<boolean>`planned_at <= ${now}::timestamptz`

/** The last day up to today that was looked at. */
export async function lastPlannedDay(db: Db, today: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('reminder_day')
    .select(({ fn }) => fn.max('day').as('day'))
    .where('day', '<=', today)
    .where(isPlanned(now))
    .executeTakeFirst()
  return row?.day ?? null
}

/** Notes that it was looked who is to be reminded on a day, whose reminders are to be counted from then on. */
export async function notePlanned(tx: Tx, day: string, at: Date): Promise<void> {
  await tx
    .insertInto('reminder_day')
    .values({ day, planned_at: at, count_at: at })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ planned_at: at, count_at: at }))
    .execute()
}

/** Writes down, once, everybody to be reminded of a membership that ends, or ended, on a day. */
export async function planStage(tx: Tx, stage: ReminderStage, lastDay: string, dueDay: string): Promise<void> {
  await sql`
    insert into reminder (member_id, last_day, stage, due_day, state)
    select distinct t.member_id, t.last_day, ${stage}::text, ${dueDay}::date, 'due'
    from term t join member m on m.id = t.member_id
    where t.voided_at is null and t.last_day = ${lastDay}::date and m.closed_at is null and m.deactivated_at is null
      and not exists (select 1 from term u where u.member_id = t.member_id and u.voided_at is null and u.last_day > t.last_day)
    on conflict do nothing`.execute(tx)
}

type Waiting = { since: string; failedBy: Date }
const isWaitingOrFailed = ({ since, failedBy }: Waiting) =>
  sql<boolean>`(state in ('due', 'failed') and (state = 'due' or (due_day >= ${since}::date and ended_at <= ${failedBy})))`

/** Now by day, where somebody is to be reminded, or today is not planned or a day before it not reported on. */
export function selectRemindersDue(
  isDay: boolean,
  { now, today, ...waiting }: Waiting & { now: Date; today: string },
): RawBuilder<Date | null> {
  if (!isDay) return sql`select null::timestamptz`
  return sql`
    select ${now}::timestamptz where not exists (select 1 from reminder_day where day = ${today}::date and ${isPlanned(now)})
      or exists (select 1 from reminder where ${isWaitingOrFailed(waiting)})
      or exists (select 1 from reminder_day where day < ${today}::date and reported_at is null)`
}

/** Reminders that wait, and those due since a day that failed by a moment; after a member's id, in order of it. */
export async function listWaiting(
  db: Db,
  { since, failedBy, after, length }: { since: string; failedBy: Date; after: string; length: number },
): Promise<ReminderRow[]> {
  return db
    .selectFrom('reminder')
    .selectAll()
    .where(isWaitingOrFailed({ since, failedBy }))
    .where('member_id', '>', after)
    .orderBy('member_id')
    .orderBy('last_day')
    .orderBy('stage')
    .limit(length)
    .execute()
}

const keyOf = ({ member_id, last_day, stage }: Pick<ReminderRow, 'member_id' | 'last_day' | 'stage'>) => ({ member_id, last_day, stage })

/** Whether a reminder still waits; the member must be locked. */
export async function isWaiting(tx: Tx, row: ReminderRow): Promise<boolean> {
  const { member_id, last_day, stage } = keyOf(row)
  const found = await tx
    .selectFrom('reminder')
    .select('state')
    .where('member_id', '=', member_id)
    .where('last_day', '=', last_day)
    .where('stage', '=', stage)
    .where('state', 'in', ['due', 'failed'])
    .executeTakeFirst()
  return found !== undefined
}

export async function endReminder(
  db: Db,
  row: ReminderRow,
  end: { state: 'sent' | 'skipped' | 'failed'; reason: string | null; ended_at: Date },
): Promise<void> {
  const { member_id, last_day, stage } = keyOf(row)
  await db
    .updateTable('reminder')
    .set(end)
    .where('member_id', '=', member_id)
    .where('last_day', '=', last_day)
    .where('stage', '=', stage)
    .where('state', 'in', ['due', 'failed'])
    .execute()
}

/** Takes days that are over and were not reported on, each for one process. */
export async function takeUnreported(db: Db, today: string, at: Date): Promise<string[]> {
  const rows = await db
    .updateTable('reminder_day')
    .set({ reported_at: at })
    .where('day', '<', today)
    .where('reported_at', 'is', null)
    .returning('day')
    .execute()
  return rows.map(({ day }) => day)
}
