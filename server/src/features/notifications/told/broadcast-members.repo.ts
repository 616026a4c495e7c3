import { countedRows } from '@mwc/contract/fields/counted-rows'
import type { ToldOutcome, ToldWay } from '@mwc/contract/notifications/notification-kinds'
import { sql, type SqlBool } from 'kysely'
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

/** How the list is read: in which order, and whether by its pages or all of it is gone through. */
type Reading = { downwards: boolean; isWhole: boolean }

/** Where something went out to members in a way: the table `o` and whose it is. */
const wentOut = {
  push: { table: sql.table('push_delivery'), whose: sql.ref('o.receiver_id') },
  sms: { table: sql.table('sms'), whose: sql.ref('o.member_id') },
}

/**
 * Those whom something went out to, each once: of each state the first by an index, as many as pages show.
 * Of several states at once no index gives an order.
 */
function selectReceivers(way: 'push' | 'sms', states: readonly string[], broadcastId: string, downwards: boolean) {
  const { table, whose } = wentOut[way]
  const firstOf = (state: string) => sql`(
    select distinct ${whose} as member_id from ${table} o where o.broadcast_id = ${broadcastId} and o.state = ${state} and ${whose} is not null
    order by member_id ${sql.raw(downwards ? 'desc' : 'asc')} limit ${sql.lit(countedRows + 1)})`
  return sql<{ member_id: string }>`(${sql.join(states.map(firstOf), sql` union `)})`
}

/** The rows `b` of whom a broadcast was for. Pages of what went out are found by that; whole lists go through all. */
function toldOf(
  db: Db,
  broadcastId: string,
  { way, outcome }: ToldFilter,
  { downwards, isWhole }: Reading,
): DeskList<Row, ToldColumn>['wanted'] {
  const all = db.selectFrom('broadcast_member as b').where('b.broadcast_id', '=', broadcastId)
  if (outcome === undefined) return all
  const states = statesOf(outcome)
  if (way === 'inbox') {
    const known = states.flatMap((state) => (state === 'due' || state === 'sent' || state === 'skipped' ? [state] : []))
    return known.length === 0 ? all.where(sql<SqlBool>`false`) : all.where('b.state', 'in', known)
  }
  if (outcome === 'none') return all.where(way === 'push' ? 'b.no_push' : 'b.no_sms', 'is not', null)
  if (!isWhole) return db.selectFrom(selectReceivers(way, states, broadcastId, downwards).as('b'))
  const { table, whose } = wentOut[way]
  const isTold = sql`select 1 from ${table} o where o.broadcast_id = ${broadcastId} and ${whose} = b.member_id and o.state = any(${states}::text[])`
  return all.where(sql<SqlBool>`exists (${isTold})`)
}

/** Whom one broadcast was for, by what became of it. Of all broadcasts there are too many. */
export function broadcastMembers(
  db: Db,
  { broadcastId, ...filter }: ToldFilter & { broadcastId?: string | undefined },
  reading: Reading,
): DeskList<Row, ToldColumn> {
  if (broadcastId === undefined) throw new TooManyRows()
  const wanted = toldOf(db, broadcastId, filter, reading)
  return { wanted, id: sql`b.member_id`, columns, rowsOf: (on, ids) => membersOf(on, broadcastId, ids) }
}
