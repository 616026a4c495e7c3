import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'

/** Something that may happen so often in a window of `seconds`; who is counted is the key. */
export type Allowance = { key: string; limit: number; seconds: number }

/** Singapore's distance from UTC in seconds: windows start at multiples of their length, counted from its midnight. */
const singaporeSeconds = 8 * 3600

/** Seconds of the window of `seconds` that have passed at `now`. */
function secondsIntoWindow(seconds: number, now: Temporal.Instant): number {
  return (Math.floor(now.epochMilliseconds / 1000) + singaporeSeconds) % seconds
}

function windowStart(seconds: number, now: Temporal.Instant): Date {
  return new Date((Math.floor(now.epochMilliseconds / 1000) - secondsIntoWindow(seconds, now)) * 1000)
}

/** Seconds until a used-up allowance has uses again. */
export function secondsUntilNextWindow(seconds: number, now: Temporal.Instant): number {
  return seconds - secondsIntoWindow(seconds, now)
}

/**
 * Takes one of `limit` uses of a key in the window of `seconds` that holds `now`; false when they are used up.
 * One statement, so that parallel takers each count. With 0 uses it only says, in its turn, whether one is left.
 */
export async function takeAllowance(
  db: Db,
  key: string,
  limit: number,
  seconds: number,
  now: Temporal.Instant,
  uses: 0 | 1 = 1,
): Promise<boolean> {
  const start = windowStart(seconds, now)
  const taken = await sql`
    insert into allowance (key, window_start, used) values (${key}, ${start}, ${uses})
    on conflict (key, window_start) do update set used = allowance.used + ${uses} where allowance.used < ${limit}
    returning used`.execute(db)
  return taken.rows.length > 0
}

/**
 * Takes one use of each, in their order and in one statement; answers with the first of which none was left, or null.
 * Those after it are not taken; those before it are, so that on the plain database they count.
 */
export async function takeAllowances<One extends Allowance>(db: Db, asked: readonly One[], now: Temporal.Instant): Promise<One | null> {
  const takes = asked.map(({ key, limit, seconds }, n) => {
    const isReached = n === 0 ? sql`` : sql`where exists (select from ${sql.ref(`taken_${n - 1}`)})`
    return sql`${sql.ref(`taken_${n}`)} as (
      insert into allowance (key, window_start, used) select ${key}, ${windowStart(seconds, now)}::timestamptz, 1 ${isReached}
      on conflict (key, window_start) do update set used = allowance.used + 1 where allowance.used < ${limit}
      returning key)`
  })
  const all = asked.map((_, n) => sql`select key from ${sql.ref(`taken_${n}`)}`)
  const taken = await sql`with ${sql.join(takes)} ${sql.join(all, sql` union all `)}`.execute(db)
  return asked[taken.rows.length] ?? null
}

/** How many uses of each key were taken in the window of `seconds` that `now` falls into; keys without any are missing. */
export async function usesOf(db: Db, keys: string[], seconds: number, now: Temporal.Instant): Promise<Map<string, number>> {
  const start = windowStart(seconds, now)
  const rows = await db
    .selectFrom('allowance')
    .select(['key', 'used'])
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .where('window_start', '=', start)
    .execute()
  return new Map(rows.map(({ key, used }) => [key, used]))
}

/** Takes up to `wanted` uses of what is left of `limit`; answers with how many. Others wait for this transaction. */
export async function takeUpTo(
  tx: Tx,
  key: string,
  wanted: number,
  { limit, seconds }: { limit: number; seconds: number },
  now: Temporal.Instant,
): Promise<number> {
  const start = windowStart(seconds, now)
  await sql`insert into allowance (key, window_start, used) values (${key}, ${start}, 0) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{
    used: number
  }>`select used from allowance where key = ${key} and window_start = ${start} for update`.execute(tx)
  const taken = Math.max(0, Math.min(wanted, limit - (rows[0]?.used ?? 0)))
  await sql`update allowance set used = used + ${taken} where key = ${key} and window_start = ${start}`.execute(tx)
  return taken
}

/** Gives back one use that turned out not to count. */
export async function returnAllowance(db: Db, key: string, seconds: number, now: Temporal.Instant): Promise<void> {
  const start = windowStart(seconds, now)
  await sql`update allowance set used = used - 1 where key = ${key} and window_start = ${start} and used > 0`.execute(db)
}

/** Adds what was taken of some keys, in each window, to the keys at the same places of `to`. */
export async function moveAllowances(tx: Tx, from: readonly string[], to: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from allowance using unnest(${from}::text[], ${to}::text[]) as moved (earlier, later)
      where key = earlier returning later, window_start, used
    )
    insert into allowance (key, window_start, used) select later, window_start, sum(used) from gone group by later, window_start
    on conflict (key, window_start) do update set used = allowance.used + excluded.used`.execute(tx)
}

export const daySeconds = 86_400
export const hourSeconds = 3_600
export const minuteSeconds = 60
