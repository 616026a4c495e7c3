import type { ToldOutcome, ToldWay } from '@mwc/contract/notifications/notification-kinds'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Db } from '../../../database/database.ts'
import { type DeskList, TooManyRows } from '../../../database/lists/page-of-list.ts'
import { statesOf, type ToldRow } from './told.views.ts'

type Row = ToldRow & { id: string }

/** Those of some members whom a broadcast was for, with what became of each: of several phones the one that was reached. */
async function membersOf(db: Db, broadcastId: string, ids: string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select b.member_id as id, b.member_id, m.member_number, m.full_name, b.state, b.reason, b.no_push, b.no_sms,
      p.state as push_state, p.error as push_error, s.state as sms_state, s.error_code as sms_error
    from broadcast_member b
    join member m on m.id = b.member_id
    left join notification n on n.kind = 'news' and n.key = b.broadcast_id::text and n.member_id = b.member_id
    left join lateral (
      select d.state, d.error from push_delivery d where d.notification_id = n.id
      order by array_position(array['sent', 'due', 'failed', 'skipped'], d.state) limit 1
    ) p on true
    left join lateral (select state, error_code from sms where sms.notification_id = n.id limit 1) s on true
    where b.broadcast_id = ${broadcastId} and b.member_id in (${sql.join(ids)})`.execute(db)
  return rows
}

const columns = { member: { by: sql`b.member_id` } } as const
export type ToldColumn = keyof typeof columns

export type ToldFilter = { way: ToldWay; outcome?: ToldOutcome | undefined }

function cameTo(outcome: ToldOutcome, way: ToldWay, broadcastId: string): RawBuilder<SqlBool> {
  if (way === 'inbox') return outcome === 'none' ? sql`false` : sql`b.state = any(${statesOf(outcome)}::text[])`
  if (outcome === 'none') return way === 'push' ? sql`b.no_push is not null` : sql`b.no_sms is not null`
  const [table, whose] = way === 'push' ? [sql.table('push_delivery'), sql`o.receiver_id`] : [sql.table('sms'), sql`o.member_id`]
  return sql`exists (
    select 1 from ${table} o where o.broadcast_id = ${broadcastId} and ${whose} = b.member_id and o.state = any(${statesOf(outcome)}::text[]))`
}

/** Whom one broadcast was for, by what became of it. Of all broadcasts there are too many. */
export function broadcastMembers(
  db: Db,
  { broadcastId, way, outcome }: ToldFilter & { broadcastId?: string | undefined },
): DeskList<Row, ToldColumn> {
  if (broadcastId === undefined) throw new TooManyRows()
  const wanted = db
    .selectFrom('broadcast_member as b')
    .where('b.broadcast_id', '=', broadcastId)
    .$if(outcome !== undefined, (query) => query.where(cameTo(outcome ?? 'sent', way, broadcastId)))
  return { wanted, id: sql`b.member_id`, columns, rowsOf: (on, ids) => membersOf(on, broadcastId, ids) }
}
