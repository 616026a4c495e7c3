import type { OpenDatabase } from '../../server/src/database/database.ts'
import type { Clock } from '../../server/src/ports/clock.ts'
import { retry } from './retry.ts'
import { waitUntil } from './wait-until.ts'

/** What the sweeps of the servers have to do at the time of the clock: questions that are due, payments whose time is over. */
const due = `
select (select count(*) from payment where query_after <= $1) + (select count(*) from payment where state = 'awaiting' and expires_at <= $1) as n`

/** Waits until the sweeps have nothing to do at the clock's present time; false when that took longer than `limitMs`. */
export async function waitForSweeps(books: OpenDatabase, clock: Clock, limitMs: number): Promise<boolean> {
  const now = new Date(clock.now().epochMilliseconds)
  return waitUntil(async () => Number((await retry(() => books.executeSql(due, [now]))).rows[0]?.['n']) === 0, limitMs, 200)
}
