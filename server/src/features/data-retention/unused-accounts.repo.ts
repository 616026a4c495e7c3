import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

/** `over`: nobody needs the person behind it any more. */
export type Unused = { id: string; last_used_at: Date; over: boolean }
/** Moments of last use: of an account that never paid, of one that did, and of payments that may still get money. */
export type UnusedSince = { neverPaid: Date; lapsed: Date; lastPayment: Date }

/**
 * Whether nobody needs an unused account's person. Never while money waits for somebody's decision.
 * Never paid: no term, no money, no payment that may still get money. A member: no membership or money since.
 */
const isOver = ({ neverPaid, lapsed, lastPayment }: UnusedSince) => sql<boolean>`
  m.closed_at is null and m.last_used_at < ${neverPaid}
  and not exists (select 1 from payment p where p.member_id = m.id and (p.created_at >= ${lastPayment} or p.state in ('awaiting', 'toReview')))
  and not exists (
    select 1 from payment p join charge c on c.payment_id = p.id
    where p.member_id = m.id and (m.last_used_at >= ${lapsed} or c.received_at >= ${lapsed} or c.outcome = 'toReview'))
  and not exists (select 1 from term t where t.member_id = m.id and (m.last_used_at >= ${lapsed} or t.last_day >= ${lapsed}))`

/**
 * The next accounts unused for long, the longest first, after one that was looked at already.
 * Few at a time, so that no statement is long.
 */
export function unusedAccounts(since: UnusedSince, after: Unused | null, limit: number): RawBuilder<Unused> {
  const further = after ? sql`(last_used_at, id) > (${after.last_used_at}, ${after.id}::uuid)` : sql`true`
  return sql<Unused>`
    select m.id, m.last_used_at, ${isOver(since)} as over from (
      select id, last_used_at, closed_at from member
      where closed_at is null and last_used_at < ${since.neverPaid} and ${further}
      order by last_used_at, id limit ${limit}) m
    order by m.last_used_at, m.id`
}

export async function listUnused(db: Db, since: UnusedSince, after: Unused | null, limit: number): Promise<Unused[]> {
  return (await unusedAccounts(since, after, limit).execute(db)).rows
}

/** Whether a locked account is still one to be forgotten. */
export async function isStillUnused(tx: Tx, id: string, since: UnusedSince): Promise<boolean> {
  const { rows } = await sql`select 1 from member m where m.id = ${id} and ${isOver(since)}`.execute(tx)
  return rows.length > 0
}
