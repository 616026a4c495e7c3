import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../database/database.ts'
import type { BroadcastCount, BroadcastTable } from '../../../database/tables/notification-tables.ts'

/** How far broadcasts are, by channel and state: reads everybody whom they reached. */
export async function countOutcomes(db: Db, ids: string[]): Promise<BroadcastCount[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<BroadcastCount>`
    select broadcast_id::text as id, 'inbox' as channel, state, count(*)::int as n
      from broadcast_member where broadcast_id in (${sql.join(ids)}) group by broadcast_id, state
    union all
    select n.key, 'push', d.state, count(*)::int from notification n join push_delivery d on d.notification_id = n.id
      where n.kind = 'news' and n.key in (${sql.join(ids)}) group by n.key, d.state
    union all
    select n.key, 'sms', s.state, count(*)::int from notification n join sms s on s.notification_id = n.id
      where n.kind = 'news' and n.key in (${sql.join(ids)}) group by n.key, s.state`.execute(db)
  return rows
}

/** When the next broadcast is to be counted. */
export function selectNextCount(): RawBuilder<Date | null> {
  return sql`select min(count_at) from broadcast where count_at is not null`
}

export async function listToCount(db: Db, at: Date): Promise<Selectable<BroadcastTable>[]> {
  return db.selectFrom('broadcast').selectAll().where('count_at', '<=', at).orderBy('count_at').execute()
}

/** Keeps what was counted, and when it is to be counted again. */
export async function keepCounts(db: Db, id: string, counts: BroadcastCount[], next: Date | null): Promise<void> {
  await db
    .updateTable('broadcast')
    .set({ counts: JSON.stringify(counts), count_at: next })
    .where('id', '=', id)
    .execute()
}
