import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { waitUntil } from '../faults/wait-until.ts'
import { printTable } from '../pages/print-table.ts'
import { filledDatabase } from '../reads/fill-database.ts'
import { startKeptPostgres } from '../reads/kept-postgres.ts'
import { hotReads } from '../reads/list-reads.ts'
import { measureInTurns, measureLoad } from '../reads/measure-load.ts'
import { findReaders } from '../reads/readers.ts'
import { startServer } from '../reads/start-process.ts'
import { timesOf } from '../times.ts'
import { timePaidPages } from './paid-page.ts'
import { WaitLine, type Waiting } from './wait-line.ts'

/** What members who wait cost: docs/measuring.md says how. */
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    payments: { type: 'string', default: '10000' },
    threads: { type: 'string', default: '2000' },
    rate: { type: 'string', default: '200' },
    arrivals: { type: 'string', default: '400' },
    data: { type: 'string' },
  },
})
type Numbers = [members: number, payments: number, threads: number, rate: number, arrivals: number]
const given = [values.members, values.payments, values.threads, values.rate, values.arrivals]
const [members, payments, threads, rate, arrivals] = given.map(Number) as Numbers
const limits = { memoryMb: 600, beside: 1.2, wokenMs: 1_000, paidMs: 1_000 }
const [openLimitMs, wokenCount, rounds, pages] = [180_000, 300, 3, 15]

const memoryMb = (pid: number) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Does it all, so many a second on the mean, each at a moment of its own: 45 seconds later they ask again as they came. */
async function atRate(perSecond: number, acts: (() => void)[]): Promise<void> {
  const within = (acts.length / perSecond) * 1_000
  await Promise.all(acts.map(async (act) => (await wait(Math.random() * within), act())))
}

async function run(): Promise<boolean> {
  const postgres = await startKeptPostgres(values.data ?? null)
  const stops = [() => postgres.stop()]
  try {
    const url = await filledDatabase(postgres, members)
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    stops.unshift(() => client.end())
    const readers = await findReaders(client, 3)
    const { rows: active } = await client.query<{ id: string }>(
      `select distinct member_id as id from term where voided_at is null and current_date between first_day and last_day and member_id = any($1)`,
      [readers.map(({ memberId }) => memberId)],
    )
    const isActive = new Set(active.map(({ id }) => id))
    const paid = readers.filter(({ paymentId }) => paymentId !== null).slice(0, payments)
    const { rows: versions } = await client.query<{ id: string; version: number }>('select id, version from payment where id = any($1)', [
      paid.map(({ paymentId }) => paymentId),
    ])
    const versionOf = new Map(versions.map(({ id, version }) => [id, version]))
    const writers = readers.filter(({ memberId }) => isActive.has(memberId)).slice(-threads)
    if (paid.length < payments || writers.length < threads) throw new Error('Too few members are signed in for so many waits')

    const server = await startServer(url, 10)
    stops.unshift(() => server.stop())
    const me = hotReads(readers).find(({ name }) => name === 'me')
    if (!me) throw new Error('There is no such read')
    const how = { connections: 32, warmUpMs: 2_000, windowMs: 5_000, rate }
    const measureMe = () => measureInTurns([server], rounds, () => measureLoad([server], postgres.pid, me, how))
    await measureMe()
    const [alone] = await measureMe()

    const line = new WaitLine(server.port)
    stops.unshift(async () => line.end())
    const heard = new Map<string, number>()
    const opening = paid.map(({ paymentId, token }) => () => {
      const id = String(paymentId)
      const waiting: Waiting = { token, version: versionOf.get(id) ?? 0, path: (after) => `/h5/payments/${id}?after=${after}` }
      line.wait(waiting, (_version, at) => heard.set(id, at))
    })
    for (const { token } of writers) opening.push(() => line.wait({ token, version: 0, path: (after) => `/h5/messages?after=${after}` }))
    await atRate(arrivals, opening)
    const all = payments + threads
    if (!(await waitUntil(async () => line.open >= all, openLimitMs))) throw new Error(`${line.open} of ${all} wait`)
    // From now on some ask again in every second, as they came.
    if (!(await waitUntil(async () => line.renewed >= all / 2, openLimitMs))) throw new Error('Nobody asked again')
    const [beside] = await measureMe()
    const memory = memoryMb(server.pid)

    const took: number[] = []
    for (const { paymentId } of paid.slice(0, wokenCount)) {
      const id = String(paymentId)
      const at = performance.now()
      await client.query('update payment set version = version + 1 where id = $1', [id])
      if (await waitUntil(async () => heard.has(id), 10_000, 5)) took.push((heard.get(id) ?? Infinity) - at)
    }
    if (!alone || !beside) throw new Error('Nothing was measured')
    const woken = timesOf(took)
    line.end()
    const shown = timesOf(await timePaidPages(pages))
    const rows = [
      [`memory of the server with ${payments} payments and ${threads} threads awaited, MB`, memory.toFixed(0), limits.memoryMb],
      [`me beside them, times alone (median ${alone.median.toFixed(2)} ms)`, (beside.median / alone.median).toFixed(2), limits.beside],
      [`from a change to the answer of who waits, median of ${took.length}, ms`, woken.median.toFixed(0), limits.wokenMs],
      ['the same, the longest', woken.worst.toFixed(0), '-'],
      [`from a callback to the paid page of who waits, median of ${pages}, ms`, shown.median.toFixed(0), limits.paidMs],
      ['waits put off while all came at once, and asked again', String(line.putOff), '-'],
      ['answers that nobody may get', String(line.odd), 0],
    ]
    printTable(
      ['', 'is', 'at most'],
      rows.map((row) => row.map(String)),
    )
    const isAll = took.length === wokenCount && line.odd === 0
    const isWoken = woken.median <= limits.wokenMs && shown.median <= limits.paidMs
    return isAll && isWoken && memory <= limits.memoryMb && beside.median / alone.median <= limits.beside
  } finally {
    for (const stop of stops) await stop()
  }
}

process.exitCode = (await run()) ? 0 : 1
