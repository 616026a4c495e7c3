import type pg from 'pg'
import { dayOf, systemClock } from '../../server/src/ports/clock.ts'
import { callSweeps, type Swept } from '../desk/measure-sweeps.ts'
import { withClient } from '../desk/with-client.ts'
import { waitUntil } from '../faults/wait-until.ts'
import { printTable } from '../pages/print-table.ts'
import { type Check, printChecks } from '../reads/report.ts'
import { timesOf } from '../times.ts'
import { findHalf, howOf, type Loaded, loadFleet, type Loading } from './load-fleet.ts'
import { makeWork } from './make-work.ts'
import { type Found, listCalls } from './measure-reads.ts'
import { listDue } from './settle-jobs.ts'
import { type Fleet, type Size, startFleet } from './start-fleet.ts'
import { type Costly, findSequentialReads, listCostly, readTables, type SequentialRead, untilAlone } from './watch-tables.ts'

/** For what processes do of themselves once it is due; what is left then is called. */
const ownLimitMs = 300_000
const daytimeHour = 12
const costly = 8
/** Of a table's statements; all are in the file of results. */
const named = 3
/** Only a server that knows a push service has this one. */
const pushes = 'push'

/** Noon in Singapore, today: members are reminded by day. */
const noon = {
  now: () =>
    dayOf(systemClock.now())
      .toZonedDateTime({ timeZone: 'Asia/Singapore', plainTime: { hour: daytimeHour } })
      .toInstant(),
}

/** Keeps a server under a load until it is told to stop, which answers with what was measured. */
function keepLoading(load: () => Promise<Loaded>): { stop(): Promise<Loaded[]> } {
  const ending = new AbortController()
  const all = (async () => {
    const loaded: Loaded[] = []
    while (!ending.signal.aborted) loaded.push(await load())
    return loaded
  })()
  // Whoever stops it hears of a fault.
  all.catch(() => {})
  return {
    stop: () => {
      ending.abort()
      return all
    },
  }
}

/** Waits until each of some works was done by the server's own processes, or what is due stays undone; answers what was. */
async function ownSweeps(client: pg.Client, names: readonly string[], since: Date): Promise<Set<string>> {
  let own = new Set<string>()
  await waitUntil(
    async () => {
      const { rows } = await client.query<{ name: string }>('select name from sweep_run where ran_at >= $1', [since])
      own = new Set(rows.map(({ name }) => name))
      return names.every((name) => own.has(name))
    },
    ownLimitMs,
    1_000,
  )
  return own
}

function tell(own: ReadonlySet<string>, called: readonly Swept[], reads: readonly SequentialRead[], most: readonly Costly[]): void {
  console.log(`\nDone by the server's own processes: ${[...own].join(', ')}`)
  console.log(`Called: ${called.map(({ name }) => name).join(', ')}\n`)
  if (reads.length > 0) {
    printTable(
      ['large tables read from their beginning', 'rows', 'times', 'rows read so'],
      reads.map(({ table, rows, scans, read }) => [table, ...[rows, scans, read].map((n) => n.toFixed(0))]),
    )
    for (const { table, by } of reads.filter(({ isLong }) => isLong))
      for (const sql of by.slice(0, named)) console.log(`${table}, it may be by ${sql.slice(0, 300)}`)
    console.log('')
  }
  printTable(
    ['touched most pages a call', 'calls', 'pages a call', 'ms a call'],
    most.map(({ sql, calls, pages, ms }) => [sql.slice(0, 90), String(calls), pages.toFixed(0), ms.toFixed(1)]),
  )
  console.log('')
}

/**
 * Whether any statement reads a large table from end to end while members read at half of saturation and every housekeeping is
 * done once: by the server's own processes where they find something due, else called here, its statements explained.
 */
export async function measureScans(url: string, size: Size, loading: Loading): Promise<Found> {
  const { all } = await listCalls(url)
  return withClient(url, async (client) => {
    await client.query('create extension if not exists pg_stat_statements')
    // By a connection of its own: what it reads is told of when it ends.
    await withClient(url, makeWork)
    const { names, due } = await listDue(url)
    await untilAlone(client)
    await client.query('select pg_stat_statements_reset()')
    const since = new Date()
    const before = await readTables(client)
    // Directly, so that statements have names: PostgreSQL then plans some of them for whatever values they have.
    const fleet: Fleet = await startFleet(url, size, false)
    let [own, called, load]: [Set<string>, Swept[], Loaded[]] = [new Set(), [], []]
    try {
      const rate = await findHalf(fleet, all, loading)
      const loaded = keepLoading(() => loadFleet(fleet, all, howOf(loading, rate)))
      own = await ownSweeps(client, [...due, pushes], since)
      called = await callSweeps(url, { isWanted: (name) => !own.has(name), clock: noon })
      load = await loaded.stop()
    } finally {
      await fleet.stop()
    }
    await untilAlone(client)
    const most = await listCostly(client, costly)
    const reads = await findSequentialReads(client, before)
    tell(own, called, reads, most)
    console.log(`Meanwhile ${timesOf(load.map(({ perSecond }) => perSecond)).median.toFixed(0)} calls a second.\n`)
    const done = new Set([...own, ...called.map(({ name }) => name)])
    const checks: Check[] = [
      { what: 'large tables read from end to end', is: reads.filter(({ isLong }) => isLong).length, limit: 0 },
      { what: 'statements of called housekeeping that mean to', is: called.flatMap(({ scans }) => scans).length, limit: 0 },
      { what: 'housekeeping that failed when it was called', is: called.filter(({ hasFailed }) => hasFailed).length, limit: 0 },
      { what: 'housekeeping that was not done', is: [...names, pushes].filter((name) => !done.has(name)).length, limit: 0 },
    ]
    return { holds: printChecks(checks), checks, told: { own: [...own], due, called, reads, most, load } }
  })
}
