import { allHousekeeping } from '../../server/src/all-jobs.ts'
import { readDue } from '../../server/src/jobs/poll-for-work.ts'
import type { Clock } from '../../server/src/ports/clock.ts'
import { type Query, startWatched } from '../../server/src/testing/watched-server.ts'
import { findLongScans } from '../load/find-long-scans.ts'
import { withClient } from './with-client.ts'

/** A work that goes on longer is stopped: its statements are known by then. */
const longestMs = 20_000
/** Of one statement of a work that a clock begins. */
const limitMs = 1_000
/** Rows from which on a table is not read from end to end. */
export const large = 25_000

const longEnough = 'long enough'

type Ran = Query & { ms: number }

/** What one work asked of the database, and how it ended. */
export type Swept = {
  name: string
  ms: number
  statements: number
  slowest: Ran | undefined
  /** Large tables that PostgreSQL means to read from end to end for it. */
  scans: { table: string; sql: string }[]
  /** Why it ended early; empty where it did not. */
  outcome: string
  /** Whether it ended early by itself. */
  hasFailed: boolean
}

type Sweeping = { isWanted?: (name: string) => boolean; clock?: Clock }

const beginningOf = (sql: string) => sql.replaceAll(/\s+/g, ' ').slice(0, 300)

/**
 * Does what each housekeeping does once it is due, in this process, until a statement ends after 20 s; and looks for what is due.
 * Explains every statement of it, with the values that it had, and prints it.
 * @param isWanted whether one of that name is done
 * @param clock what it takes for now
 */
export async function callSweeps(url: string, { isWanted = () => true, clock }: Sweeping = {}): Promise<Swept[]> {
  // Of the lists, which it was copied from.
  await withClient(url, (client) => client.query('drop table if exists test_job'))
  const ran: Ran[] = []
  let until = Infinity
  const watched = await startWatched(url, (query) => {
    ran.push(query)
    // Not within a transaction's own words: it would be left open.
    if (performance.now() > until && !/^(?:begin|start|commit|rollback|savepoint|release)/i.test(query.sql)) throw new Error(longEnough)
  })
  const all: Swept[] = []
  try {
    const deps = { ...watched.deps, clock: clock ?? watched.clock }
    const note = async (name: string, ms: number, outcome: string) => {
      const asked = [...ran]
      const slowest = asked.toSorted((a, b) => b.ms - a.ms)[0]
      const scans = await findLongScans(watched, asked, large)
      const swept = { name, ms, statements: asked.length, slowest, scans, outcome, hasFailed: outcome !== '' && outcome !== longEnough }
      print(swept)
      all.push(swept)
    }
    const works = allHousekeeping(deps, (error) => {
      if (performance.now() <= until) console.log(`         ${String(error)}`)
    })
    let began = performance.now()
    await readDue(deps.db, works, deps.clock.now())
    await note('what is due', performance.now() - began, '')
    for (const { name, run } of works.filter((work) => isWanted(work.name))) {
      ran.length = 0
      began = performance.now()
      until = began + longestMs
      const outcome = await run().then(
        () => '',
        (error: Error) => error.message,
      )
      until = Infinity
      await note(name, performance.now() - began, outcome)
    }
    return all
  } finally {
    await watched.stop()
    await withClient(url, (client) => client.query('drop table if exists test_job'))
  }
}

function print({ name, ms, statements, slowest, scans, outcome }: Swept): void {
  const ended = outcome === '' ? '' : `, ${outcome}`
  console.log(`${ms.toFixed(0).padStart(7)} ms  ${String(statements).padStart(5)} statements  ${name}${ended}`)
  if (slowest && slowest.ms > limitMs) console.log(`         ${slowest.ms.toFixed(0)} ms: ${beginningOf(slowest.sql)}`)
  for (const { table, sql } of scans) console.log(`         reads all of ${table} by ${beginningOf(sql)}`)
}

/**
 * Whether what a process looks for every few seconds, and what each housekeeping does once it is due, reads no large table
 * from end to end, statement by statement. It does that work: `url` is of a copy.
 */
export async function measureSweeps(url: string): Promise<boolean> {
  const all = await callSweeps(url)
  return all.every(({ slowest, scans, hasFailed }) => scans.length === 0 && (slowest?.ms ?? 0) <= limitMs && !hasFailed)
}
