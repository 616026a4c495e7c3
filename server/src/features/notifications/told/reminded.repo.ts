import type { ReminderStage, ToldOutcome, ToldWay } from '@mwc/contract/notifications/notification-kinds'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { idOfText } from '../../../database/lists/id-of-text.ts'
import { type DeskList, TooManyRows } from '../../../database/lists/page-of-list.ts'
import type { ToldFilter } from './broadcast-members.repo.ts'
import { statesOf, type ToldRow } from './told.views.ts'

type Row = ToldRow & { id: string; stage: ReminderStage; last_day: string }

/** A reminder `r` by its member, end and stage, which no other has together. */
const idOf = idOfText(sql`r.member_id::text || to_char(r.last_day, 'YYYY-MM-DD') || r.stage`)
/** The notification of a reminder `r`: its key is `reminderKey`'s. */
const isNotificationOf = sql<SqlBool>`n.kind = 'reminder' and n.key = to_char(r.last_day, 'YYYY-MM-DD') || ' ' || r.stage and n.member_id = r.member_id`

/** Some reminders of a day, with what became of each: of several phones the one that was reached. */
async function remindersOf(db: Db, day: string, ids: string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${idOf} as id, r.stage, r.last_day, r.member_id, m.member_number, m.full_name, r.state, r.reason,
      p.state as push_state, p.error as push_error, case when r.state = 'sent' and p.state is null then 'noPhone' end as no_push,
      s.state as sms_state, s.error_code as sms_error, case when r.state = 'sent' and s.state is null then 'noConsent' end as no_sms
    from reminder r
    join member m on m.id = r.member_id
    left join notification n on ${isNotificationOf}
    left join lateral (
      select d.state, d.error from push_delivery d where d.notification_id = n.id
      order by array_position(array['sent', 'due', 'failed', 'skipped'], d.state) limit 1
    ) p on true
    left join lateral (select state, error_code from sms where sms.notification_id = n.id limit 1) s on true
    where r.due_day = ${day}::date and ${idOf} = any(${ids}::uuid[])`.execute(db)
  return rows
}

const columns = { lastDay: { by: sql`r.last_day` }, member: { by: sql`r.member_id` } } as const
export type RemindedColumn = keyof typeof columns

export type RemindedFilter = ToldFilter & {
  day?: string | undefined
  stage?: ReminderStage | undefined
  onlyNotTold?: boolean | undefined
}

function cameTo(outcome: ToldOutcome, way: ToldWay): RawBuilder<SqlBool> {
  if (way === 'inbox') return outcome === 'none' ? sql`false` : sql`r.state = any(${statesOf(outcome)}::text[])`
  const table = sql.table(way === 'push' ? 'push_delivery' : 'sms')
  const went = sql`select 1 from notification n join ${table} o on o.notification_id = n.id where ${isNotificationOf}`
  if (outcome === 'none') return sql`r.state = 'sent' and not exists (${went})`
  return sql`exists (${went} and o.state = any(${statesOf(outcome)}::text[]))`
}

/** The reminders of one day by what became of them: some thousands. Of all days there are too many. */
export function reminded(db: Db, { day, stage, onlyNotTold = false, way, outcome }: RemindedFilter): DeskList<Row, RemindedColumn> {
  if (day === undefined) throw new TooManyRows()
  const wanted = db
    .selectFrom('reminder as r')
    .where('r.due_day', '=', day)
    .$if(stage !== undefined, (query) => query.where('r.stage', '=', stage ?? 'd30'))
    .$if(onlyNotTold, (query) => query.where('r.state', '<>', 'sent'))
    .$if(outcome !== undefined, (query) => query.where(cameTo(outcome ?? 'sent', way)))
  return { wanted, id: idOf, columns, rowsOf: (on, ids) => remindersOf(on, day, ids) }
}
