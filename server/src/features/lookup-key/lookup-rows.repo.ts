import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { FinHashes } from '../../keys/fin-hashes.ts'
import type { MemberRow } from '../../database/rows.ts'

/** What begins the hashes of an account: the mark of the key that names it, and of the other; `-` for none. */
export type Marks = { name: string; other: string }

/** What begins a hash, whose own length is always the same. */
const markOf = (column: string): RawBuilder<string> => sql`left(${sql.ref(column)}, -43)`
const otherMark = sql<string>`coalesce(${markOf('other_fin_hash')}, '-')`

const hashedMembers = sql`member where fin_hash is not null`

/** What hashes of accounts begin with: a look through an index, not at every account. */
export async function listMarks(db: Db): Promise<Marks[]> {
  const marks = sql`${markOf('fin_hash')} as name, ${otherMark} as other`
  const { rows } = await sql<Marks>`
    with recursive marks as (
      (select ${marks} from ${hashedMembers} order by 1, 2 limit 1)
      union all
      select next.name, next.other from marks cross join lateral (
        select ${marks} from ${hashedMembers} and (${markOf('fin_hash')}, ${otherMark}) > (marks.name, marks.other) order by 1, 2 limit 1
      ) as next
    ) select name, other from marks`.execute(db)
  return rows
}

/** How many accounts have some marks. */
export async function countMarked(db: Db, { name, other }: Marks): Promise<number> {
  const { rows } = await sql<{ rows: string }>`
    select count(*) as rows from ${hashedMembers} and ${markOf('fin_hash')} = ${name} and ${otherMark} = ${other}`.execute(db)
  return Number(rows[0]?.rows)
}

type Counted = Marks & { rows: number }
type Kept = 'member' | 'closed_person' | 'blocked_fin'

/** How many rows of a table have which marks. */
export async function countHashes(db: Db, table: Kept): Promise<Counted[]> {
  const { rows } = await sql<Marks & { rows: string }>`
    select ${markOf('fin_hash')} as name, ${otherMark} as other, count(*) as rows from ${sql.table(table)}
    where fin_hash is not null group by 1, 2 order by 1, 2`.execute(db)
  return rows.map((row) => ({ ...row, rows: Number(row.rows) }))
}

/** Hashes of which only their owner has what was hashed. */
export const oneWayColumns = [
  { table: 'former_mobile', column: 'mobile_hash', what: 'former numbers' },
  { table: 'shop_key', column: 'pin_hash', what: 'PINs of shops' },
  { table: 'staff_recovery_code', column: 'code_hash', what: 'recovery codes' },
] as const
type OneWayColumn = (typeof oneWayColumns)[number]

export async function countOneWay(db: Db, { table, column }: OneWayColumn): Promise<{ name: string; rows: number }[]> {
  const { rows } = await sql<{ name: string; rows: string }>`
    select ${markOf(column)} as name, count(*) as rows from ${sql.table(table)} where ${sql.ref(column)} is not null
    group by 1 order by 1`.execute(db)
  return rows.map((row) => ({ ...row, rows: Number(row.rows) }))
}

export type HashedMember = Pick<MemberRow, 'id' | 'fin_cipher' | 'fin_hash' | 'other_fin_hash'> & { fin_hash: string }

/** The next accounts of some marks, locked; those being written are left for the next time. */
export function membersMarked({ name, other }: Marks, after: string, limit: number): RawBuilder<HashedMember> {
  return sql<HashedMember>`
    select id, fin_cipher, fin_hash, other_fin_hash from member
    where fin_hash is not null and ${markOf('fin_hash')} = ${name} and ${otherMark} = ${other} and id > ${after}
    order by id limit ${limit} for update skip locked`
}

export async function lockMembersMarked(tx: Tx, marks: Marks, after: string, limit: number): Promise<HashedMember[]> {
  return (await membersMarked(marks, after, limit).execute(tx)).rows
}

export async function writeHashes(tx: Tx, rows: readonly ({ id: string } & FinHashes)[]): Promise<void> {
  await sql`
    update member m set fin_hash = made.fin_hash, other_fin_hash = made.other_fin_hash
    from unnest(
      ${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.fin_hash)}::text[], ${rows.map((row) => row.other_fin_hash)}::text[]
    ) as made (id, fin_hash, other_fin_hash)
    where m.id = made.id`.execute(tx)
}

type Renaming = { from: string; to: FinHashes }

/** Names closed accounts anew; of two of one person the later one stays. */
export async function renameClosed(tx: Tx, renamings: readonly Renaming[]): Promise<void> {
  const renamed = sql`unnest(
    ${renamings.map(({ from }) => from)}::text[], ${renamings.map(({ to }) => to.fin_hash)}::text[],
    ${renamings.map(({ to }) => to.other_fin_hash)}::text[]
  ) as renamed (earlier, later, other)`
  await sql`update closed_person set other_fin_hash = other from ${renamed} where fin_hash = earlier and earlier = later`.execute(tx)
  await sql`
    with gone as (
      delete from closed_person using ${renamed}
      where fin_hash = earlier and earlier <> later returning later, other, closed_at, had_terms
    )
    insert into closed_person (fin_hash, other_fin_hash, closed_at, had_terms) select later, other, closed_at, had_terms from gone
    on conflict (fin_hash) do update set
      other_fin_hash = excluded.other_fin_hash, closed_at = greatest(closed_person.closed_at, excluded.closed_at),
      had_terms = closed_person.had_terms or excluded.had_terms`.execute(tx)
}

/** Closed accounts or blocked FINs that are named by another key than the first and have its hash, too; locked. */
export async function lockRenamable(tx: Tx, table: 'closed_person' | 'blocked_fin', first: string): Promise<FinHashes[]> {
  const { rows } = await sql<FinHashes>`
    select fin_hash, other_fin_hash from ${sql.table(table)}
    where ${otherMark} = ${first} and ${markOf('fin_hash')} <> ${first} order by fin_hash limit 200 for update skip locked`.execute(tx)
  return rows
}

/** Takes away second hashes that are of no key of the ring. */
export async function forgetOthers(db: Db, table: 'closed_person' | 'blocked_fin', marks: readonly string[]): Promise<void> {
  await sql`
    update ${sql.table(table)} set other_fin_hash = null
    where other_fin_hash is not null and ${otherMark} <> all(${marks}::text[])`.execute(db)
}

/** Keeps out, while it is looked whether a key can go, whoever writes accounts; waits two seconds at most. */
export async function lockAccounts(tx: Tx): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(tx)
  await sql`lock table member in share row exclusive mode`.execute(tx)
}

export async function keepDropped(tx: Tx, mark: string, at: Date): Promise<void> {
  await tx
    .insertInto('dropped_lookup_key')
    .values({ mark, dropped_at: at })
    .onConflict((conflict) => conflict.column('mark').doNothing())
    .execute()
}

export async function listDropped(db: Db): Promise<string[]> {
  return (await db.selectFrom('dropped_lookup_key').select('mark').execute()).map(({ mark }) => mark)
}

/** Gives up what is named by a key. */
export async function deleteOnlyBy(tx: Tx, mark: string): Promise<void> {
  for (const table of ['closed_person', 'blocked_fin'] as const)
    await sql`delete from ${sql.table(table)} where ${markOf('fin_hash')} = ${mark}`.execute(tx)
  for (const table of ['former_mobile', 'staff_recovery_code'] as const)
    await sql`delete from ${sql.table(table)} where ${markOf(table === 'former_mobile' ? 'mobile_hash' : 'code_hash')} = ${mark}`.execute(
      tx,
    )
  await sql`update shop_key set pin_hash = null, pin_set_at = null where pin_hash is not null and ${markOf('pin_hash')} = ${mark}`.execute(
    tx,
  )
}
