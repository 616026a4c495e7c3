import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { DeskList } from '../../../database/lists/page-of-list.ts'
import type { BroadcastAudience, BroadcastCount, BroadcastTable } from '../../../database/tables/notification-tables.ts'
import { toDate } from '../../../ports/clock.ts'
import { selectAlive } from '../../../database/select-alive-sessions.ts'
import { selectAudience } from '../../../database/select-audience.ts'

export type BroadcastRow = Selectable<BroadcastTable>
type Moment = { now: Temporal.Instant; arrearsDays: number }

/** Everybody whom a broadcast reaches now. */
function selectReached(audience: BroadcastAudience, moment: Moment) {
  const { languages } = audience
  return sql`select * from (${selectAudience(audience, moment)}) a ${languages ? sql`where language in (${sql.join(languages)})` : sql``}`
}

export type Preview = { language: string; reached: number; with_push: number; with_sms: number }

/** Whom a broadcast reaches now, by language. */
export async function previewReached(db: Db, audience: BroadcastAudience, moment: Moment): Promise<Preview[]> {
  const { rows } = await sql<Preview>`
    select language, count(*)::int as reached,
      count(*) filter (where id in (
        select p.member_id from push_subscription p join session s on s.token_hash = p.session_hash and ${selectAlive(toDate(moment.now))}
      ))::int as with_push,
      count(*) filter (where mobile is not null and id in (
        select member_id from (
          select distinct on (member_id) member_id, given from consent where kind = 'marketingSms' order by member_id, at desc
        ) c where given
      ))::int as with_sms
    from (${selectReached(audience, moment)}) r group by language`.execute(db)
  return rows
}

/** Answers with the broadcast of this key: the one that is there already, or the new one. */
export async function insertBroadcast(tx: Tx, row: Insertable<BroadcastTable>): Promise<BroadcastRow> {
  await tx
    .insertInto('broadcast')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .execute()
  return tx.selectFrom('broadcast').selectAll().where('request_key', '=', row.request_key).executeTakeFirstOrThrow()
}

export async function lockBroadcast(tx: Tx, id: string): Promise<BroadcastRow | undefined> {
  return tx.selectFrom('broadcast').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function findBroadcast(db: Db, id: string): Promise<BroadcastRow | undefined> {
  return db.selectFrom('broadcast').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function getBroadcast(tx: Tx, id: string): Promise<BroadcastRow> {
  return tx.selectFrom('broadcast').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

const broadcastColumns = { createdAt: { by: sql`b.created_at` } } as const
export type BroadcastColumn = keyof typeof broadcastColumns

/** All broadcasts. */
export function broadcasts(db: Db): DeskList<BroadcastRow, BroadcastColumn> {
  const wanted = db.selectFrom('broadcast as b')
  const rowsOf = (on: Db, ids: string[]) => on.selectFrom('broadcast').selectAll().where('id', 'in', ids).execute()
  return { wanted, id: sql`b.id`, columns: broadcastColumns, rowsOf }
}

/** Writes what staff change, which counts as a change. */
export async function changeBroadcast(
  tx: Tx,
  id: string,
  change: { state: BroadcastRow['state']; send_at?: Date; ended_at?: Date },
): Promise<BroadcastRow> {
  const counted = { ...change, version: sql<number>`version + 1` }
  return tx.updateTable('broadcast').set(counted).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** When the next broadcast begins or goes on. */
export function selectNextBroadcast(): RawBuilder<Date | null> {
  return sql`select min(send_at) from broadcast where state in ('scheduled', 'sending')`
}

/** Broadcasts whose time has come or that are under way, the oldest first. */
export async function listUnderWay(db: Db, at: Date): Promise<BroadcastRow[]> {
  return db
    .selectFrom('broadcast')
    .selectAll()
    .where('state', 'in', ['scheduled', 'sending'])
    .where('send_at', '<=', at)
    .orderBy('send_at')
    .execute()
}

/** Writes down whom a broadcast reaches at this moment, each once; the row of the broadcast must be locked. */
export async function beginBroadcast(tx: Tx, { id, audience }: BroadcastRow, moment: Moment, at: Date): Promise<void> {
  await sql`
    insert into broadcast_member (broadcast_id, member_id, state)
    select ${id}::uuid, id, 'due' from (${selectReached(audience, moment)}) r`.execute(tx)
  await tx.updateTable('broadcast').set({ state: 'sending', began_at: at, count_at: at }).where('id', '=', id).execute()
}

/** Holds a broadcast that is being sent, so that it is not cancelled under a batch; false when it is not being sent any more. */
export async function holdSending(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('broadcast')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Takes members who are still to be told, for this transaction alone. */
export async function takeMembers(tx: Tx, id: string, length: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('broadcast_member')
    .select('member_id')
    .where('broadcast_id', '=', id)
    .where('state', '=', 'due')
    .orderBy('member_id')
    .limit(length)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ member_id }) => member_id)
}

export type Told = { id: string; member_id: string; language: BroadcastLanguage; mobile: string | null; consents: boolean }
type BroadcastLanguage = keyof BroadcastRow['title']

/** Writes a batch's inbox rows, each in its member's language. Passes over closed and deactivated accounts. */
export async function insertForMembers(tx: Tx, { id, opens }: BroadcastRow, memberIds: string[], at: Date): Promise<Told[]> {
  const { rows } = await sql<Told>`
    with open as (
      select m.id, m.language, m.mobile from member m
      where m.id in (${sql.join(memberIds)}) and m.closed_at is null and m.deactivated_at is null
      order by m.id for share
    ), told as (
      insert into notification (id, member_id, kind, key, language, title, text, opens, created_at)
      select gen_random_uuid(), o.id, 'news', b.id::text, o.language, b.title ->> o.language, b.text ->> o.language, ${opens}::text, ${at}::timestamptz
      from open o cross join broadcast b where b.id = ${id}
      on conflict do nothing returning id, member_id, language
    )
    select t.id, t.member_id, t.language, o.mobile,
      coalesce((select c.given from consent c where c.member_id = o.id and c.kind = 'marketingSms' order by c.at desc limit 1), false) as consents
    from told t join open o on o.id = t.member_id`.execute(tx)
  return rows
}

export async function endMembers(tx: Tx, id: string, memberIds: string[], state: 'sent' | 'skipped'): Promise<void> {
  if (memberIds.length === 0) return
  await tx.updateTable('broadcast_member').set({ state }).where('broadcast_id', '=', id).where('member_id', 'in', memberIds).execute()
}

/** Ends a broadcast when nobody is left to be told, those among them whom another process is at. */
export async function endIfDone(db: Db, id: string, at: Date): Promise<void> {
  await sql`
    update broadcast set state = 'sent', ended_at = ${at}
    where id = ${id} and state = 'sending'
      and not exists (select 1 from broadcast_member where broadcast_id = ${id} and state = 'due')`.execute(db)
}

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

export async function listToCount(db: Db, at: Date): Promise<BroadcastRow[]> {
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
