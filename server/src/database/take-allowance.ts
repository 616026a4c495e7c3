import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Takes one of `limit` uses of a key in the window of `seconds` that `now` falls into; false when they are used up. One statement:
 * parallel takers each count, on one process or many. Windows start at multiples of their length since 1970, shifted to Singapore's midnight.
 */
export async function takeAllowance(db: Db, key: string, limit: number, seconds: number, now: Temporal.Instant): Promise<boolean> {
  const singapore = 8 * 3600
  const second = Math.floor(now.epochMilliseconds / 1000)
  const start = new Date((Math.floor((second + singapore) / seconds) * seconds - singapore) * 1000)
  const taken = await sql`
    insert into allowance (key, window_start, used) values (${key}, ${start}, 1)
    on conflict (key, window_start) do update set used = allowance.used + 1 where allowance.used < ${limit}
    returning used`.execute(db)
  return taken.rows.length > 0
}

/** Gives back one use that turned out not to count. */
export async function returnAllowance(db: Db, key: string, seconds: number, now: Temporal.Instant): Promise<void> {
  const singapore = 8 * 3600
  const second = Math.floor(now.epochMilliseconds / 1000)
  const start = new Date((Math.floor((second + singapore) / seconds) * seconds - singapore) * 1000)
  await sql`update allowance set used = used - 1 where key = ${key} and window_start = ${start} and used > 0`.execute(db)
}

export const daySeconds = 86_400
export const hourSeconds = 3_600
