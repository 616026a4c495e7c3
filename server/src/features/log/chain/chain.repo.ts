import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import { countUpTo } from '../../../database/lists/count-up-to.ts'
import type { LogHeadTable, LogTipTable } from '../../../database/tables/log-tables.ts'
import { type ChainedRow, chainedColumns } from './chain.codes.ts'

export type Tip = Omit<Selectable<LogTipTable>, 'one'>
export type HeadRow = Selectable<LogHeadTable>

/** Number of the advisory lock of whoever chains; any that nothing else takes. */
const chainLock = 710_064

/** The columns as they are hashed. */
const texts = sql.join(
  chainedColumns.map((column) =>
    column === 'at'
      ? sql`to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at`
      : sql`${sql.ref(column)}::text as ${sql.ref(column)}`,
  ),
)

/** Until the transaction ends nobody else chains; false where somebody does. */
export async function lockChain(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(${chainLock}) as mine`.execute(tx)
  return rows[0]?.mine === true
}

export async function findTip(db: Db): Promise<Tip | undefined> {
  return db.selectFrom('log_tip').select(['position', 'hash', 'day', 'head_day']).executeTakeFirst()
}

export async function putTip(tx: Tx, tip: Tip): Promise<void> {
  await tx
    .insertInto('log_tip')
    .values(tip)
    .onConflict((conflict) => conflict.column('one').doUpdateSet(tip))
    .execute()
}

/** From when there is something to chain, or a day's head to sign: a minute after its end. */
export function selectNextSealing(): RawBuilder<Date | null> {
  return sql<Date | null>`select least(
    (select min(at) from audit where position is null),
    (select (day + 1)::timestamp at time zone 'Asia/Singapore' + interval '1 minute' from log_tip where head_day is distinct from day))`
}

/** The next entries without a place, oldest first. */
export async function nextUnsealed(tx: Tx, limit: number): Promise<ChainedRow[]> {
  const next = sql<ChainedRow>`select ${texts} from audit where position is null order by audit.at, audit.id limit ${limit}`
  return (await next.execute(tx)).rows
}

export async function findUnsealed(tx: Tx, id: string): Promise<ChainedRow> {
  const { rows } = await sql<ChainedRow>`select ${texts} from audit where id = ${id} and position is null`.execute(tx)
  if (!rows[0]) throw new Error('an entry has a place already')
  return rows[0]
}

/** Gives entries their places in the chain, for good. */
export async function placeEntries(tx: Tx, places: readonly { id: string; position: number; hash: string }[]): Promise<void> {
  await sql`update audit set position = place.position, hash = place.hash
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as place (id uuid, position bigint, hash text)
    where audit.id = place.id and audit.position is null`.execute(tx)
}

/** Sets the next entries from before the chain apart, oldest first, and answers with them: they name no record. */
export async function takeEarlier(tx: Tx, before: Date, limit: number): Promise<ChainedRow[]> {
  const { rows } = await sql<ChainedRow>`
    with taken as (
      update audit set position = 0 where id = any (array(
        select id from audit where position is null and record_kind is null and at < ${before} order by at, id limit ${limit}))
      returning *)
    select ${texts} from taken as audit order by audit.at, audit.id`.execute(tx)
  return rows
}

/** A page of the chain after a position. */
export async function pageOfChain(db: Db, after: number, limit: number): Promise<(ChainedRow & { hash: string | null })[]> {
  const { rows } = await sql<ChainedRow & { hash: string | null }>`
    select ${texts}, hash from audit where audit.position > ${after} and audit.position > 0 order by audit.position limit ${limit}`.execute(
    db,
  )
  return rows
}

/** A page of the entries from before the chain, after one of them. */
export async function pageOfEarlier(db: Db, last: Pick<ChainedRow, 'at' | 'id'> | null, limit: number): Promise<ChainedRow[]> {
  const further = last ? sql`(audit.at, audit.id) > ((${last.at}::timestamp at time zone 'UTC'), ${last.id}::uuid)` : sql`true`
  const page = sql<ChainedRow>`select ${texts} from audit where position = 0 and ${further} order by audit.at, audit.id limit ${limit}`
  return (await page.execute(db)).rows
}

export async function insertHead(tx: Tx, head: Omit<HeadRow, 'left_at'>): Promise<void> {
  await tx.insertInto('log_head').values(head).execute()
}

export async function findLastHead(db: Db): Promise<HeadRow | undefined> {
  return db.selectFrom('log_head').selectAll().orderBy('day', 'desc').limit(1).executeTakeFirst()
}

/** All heads, one a day, the oldest first. */
export async function listAllHeads(db: Db): Promise<HeadRow[]> {
  return db.selectFrom('log_head').selectAll().orderBy('position').execute()
}

/** A page of heads, the newest first, and how many there are. */
export async function pageOfHeads(db: Db, { page, pageSize }: { page: number; pageSize: number }) {
  const heads = db.selectFrom('log_head')
  const rows = await heads
    .selectAll()
    .orderBy('day', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
  return { rows, ...(await countUpTo(db, heads.select('day'))) }
}

/** How many entries have no place yet, up to 10,000. */
export async function countUnsealed(db: Db): Promise<number> {
  return (await countUpTo(db, db.selectFrom('audit').select('id').where('position', 'is', null))).total
}

/** The last head of a day before another. */
export async function findHeadBefore(db: Db, day: string): Promise<HeadRow | undefined> {
  return db.selectFrom('log_head').selectAll().where('day', '<', day).orderBy('day', 'desc').limit(1).executeTakeFirst()
}

/** Notes that the entries up to a head leave: from then on they can. */
export async function noteLeft(db: Db, day: string, at: Date): Promise<void> {
  await db.updateTable('log_head').set({ left_at: at }).where('day', '=', day).where('left_at', 'is', null).execute()
}

/** Deletes a batch of the entries up to a place; answers with how many that were. */
export async function deleteUpTo(db: Db, position: number, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from audit where ctid = any (array(
      select ctid from audit where position <= ${position} order by position limit ${limit} for update skip locked))`.execute(db)
  return Number(numAffectedRows ?? 0)
}
