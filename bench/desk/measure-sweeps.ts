import { allHousekeeping } from '../../server/src/all-jobs.ts'
import { readDue } from '../../server/src/jobs/poll-for-work.ts'
import { type Query, startWatched } from '../../server/src/testing/watched-server.ts'
import { findLongScans } from '../load/find-long-scans.ts'
import { withClient } from './with-client.ts'

/** A work that goes on longer is stopped: its statements are known by then. */
const longestMs = 20_000
/** Of one statement of a work that a clock begins. */
const limitMs = 1_000
/** Rows from which on a table is not read from end to end. */
const large = 25_000

const longEnough = 'long enough'

type Ran = Query & { ms: number }

const beginningOf = (sql: string) => sql.replaceAll(/\s+/g, ' ').slice(0, 300)

/**
 * Whether what a process looks for every few seconds, and what each housekeeping does once it is due, reads no large table
 * from end to end, statement by statement. It does that work: `url` is of a copy.
 */
export async function measureSweeps(url: string): Promise<boolean> {
  // Of the lists, which it was copied from.
  await withClient(url, (client) => client.query('drop table if exists test_job'))
  const ran: Ran[] = []
  let until = Infinity
  const watched = await startWatched(url, (query) => {
    ran.push(query)
    // Not within a transaction's own words: it would be left open.
    if (performance.now() > until && !/^(?:begin|start|commit|rollback|savepoint|release)/i.test(query.sql)) throw new Error(longEnough)
  })
  let holds = true
  try {
    const report = async (name: string, took: number, statements: readonly Ran[], outcome: string) => {
      const slowest = statements.toSorted((a, b) => b.ms - a.ms)[0]
      const scans = await findLongScans(watched, statements, large)
      const isSlow = (slowest?.ms ?? 0) > limitMs
      holds &&= scans.length === 0 && !isSlow
      console.log(`${took.toFixed(0).padStart(7)} ms  ${String(statements.length).padStart(5)} statements  ${name}${outcome}`)
      if (isSlow && slowest) console.log(`         ${slowest.ms.toFixed(0)} ms: ${beginningOf(slowest.sql)}`)
      for (const { table, sql } of scans) console.log(`         reads all of ${table} by ${beginningOf(sql)}`)
    }
    const works = allHousekeeping(watched.deps, (error) => {
      if (performance.now() <= until) console.log(`         ${String(error)}`)
    })
    let began = performance.now()
    await readDue(watched.deps.db, works, watched.clock.now())
    await report('what is due', performance.now() - began, [...ran], '')
    for (const { name, run } of works) {
      ran.length = 0
      began = performance.now()
      until = began + longestMs
      const outcome = await run().then(
        () => '',
        (error: Error) => `, ${error.message}`,
      )
      if (outcome !== '' && outcome !== `, ${longEnough}`) holds = false
      until = Infinity
      await report(name, performance.now() - began, [...ran], outcome)
    }
    return holds
  } finally {
    await watched.stop()
  }
}
