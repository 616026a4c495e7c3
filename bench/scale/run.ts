import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { filledDatabase } from '../reads/fill-database.ts'
import { type KeptPostgres, startKeptPostgres } from '../reads/kept-postgres.ts'
import { keepToTwoCores } from '../reads/processor-time.ts'
import { replicable } from '../replica/play-phones.ts'
import { scaleFilling } from './fill-notifications.ts'
import { measureMemory } from './measure-memory.ts'
import { type Found, measureReads } from './measure-reads.ts'
import { measureReplica } from './measure-replica.ts'
import { measureScans } from './measure-scans.ts'
import { settleJobs } from './settle-jobs.ts'

/** What a country's size asks of as many processes as it would have: docs/measuring.md says how. */
const help = `npm run bench:scale -- [--members 100000] [--payments 400000] [--notifications 1000000] [--data FOLDER] [--parts reads,pooler,scans,memory] [--replica]
  [--minutes 10] [--web 8] [--jobs 2] [--pool 10] [--seconds 3] [--rounds 2] [--connections 32] [--warm 8000] [--phones 600]
--data keeps what was filled in, for the next run; --minutes are those of the memory; --replica is a part of its own, which --parts may name as well.
Ends with 1 when a limit of a part does not hold, with 2 when all hold but a part could not be measured.`

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    payments: { type: 'string', default: '400000' },
    notifications: { type: 'string', default: '1000000' },
    data: { type: 'string' },
    parts: { type: 'string', default: 'reads,pooler,scans,memory' },
    replica: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '10' },
    web: { type: 'string', default: '8' },
    jobs: { type: 'string', default: '2' },
    pool: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
    warm: { type: 'string', default: '8000' },
    phones: { type: 'string', default: '600' },
    help: { type: 'boolean', default: false },
  },
})
const [members, payments, notifications] = [Number(values.members), Number(values.payments), Number(values.notifications)]
const size = { web: Number(values.web), jobs: Number(values.jobs), pool: Number(values.pool) }
const loading = {
  connections: Number(values.connections),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  warm: Number(values.warm),
}
const replicaSeconds = 20

/** As many as ten processes, the floor's eight and whoever looks on may have; no more than a copy of it takes. */
const connections = 'max_connections=300'
const counting = 'shared_preload_libraries=pg_stat_statements'

type Part = { settings: string[]; measure(url: string, postgres: KeptPostgres): Promise<Found> }
const parts: Record<string, Part> = {
  reads: { settings: [], measure: (url, { pid }) => measureReads(url, pid, size, loading, false) },
  pooler: { settings: [], measure: (url, { pid }) => measureReads(url, pid, size, loading, true) },
  scans: { settings: [counting], measure: (url) => measureScans(url, size, loading) },
  memory: { settings: [], measure: (url) => measureMemory(url, size, loading, Number(values.minutes)) },
  replica: {
    settings: [counting, ...replicable],
    measure: (url, { pid }) => measureReplica(url, pid, size, Number(values.phones), replicaSeconds),
  },
}

/** Runs something with a PostgreSQL on the kept data, which is stopped after it. */
async function withPostgres<T>(data: string, settings: readonly string[], use: (postgres: KeptPostgres) => Promise<T>): Promise<T> {
  const postgres = await startKeptPostgres(data, [connections, ...settings])
  try {
    return await use(postgres)
  } finally {
    await postgres.stop()
  }
}

type Outcome = { part: string; seconds: number; found?: Found; fault?: string }

async function measurePart(part: string, use: () => Promise<Found>): Promise<Outcome> {
  console.log(`\n=== ${part}`)
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  try {
    const found = await use()
    return { part, found, seconds: seconds() }
  } catch (error) {
    console.error(error)
    return { part, fault: String(error), seconds: seconds() }
  }
}

function keep(outcomes: readonly Outcome[], began: Date): void {
  const folder = join(import.meta.dirname, '..', 'results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `scale-${began.toISOString().slice(0, 19).replaceAll(':', '')}.json`)
  const setting = { began, members, payments, notifications, size, loading, load: loadavg() }
  writeFileSync(file, `${JSON.stringify({ ...setting, outcomes }, null, 1)}\n`)
  console.log(`Everything is in ${file}`)
}

async function run(): Promise<number> {
  const began = new Date()
  keepToTwoCores()
  // Each process that is started goes with this one.
  process.setMaxListeners(0)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const wanted = [...new Set([...values.parts.split(',').filter(Boolean), ...(values.replica ? ['replica'] : [])])]
  const unknown = wanted.filter((name) => !(name in parts))
  if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}`)
  const filled = (postgres: KeptPostgres) =>
    filledDatabase(postgres, members, `scale_${payments}_${notifications}`, scaleFilling(members, payments, notifications))
  const outcomes: Outcome[] = []
  // Each part starts PostgreSQL anew, with its settings.
  const data = values.data ?? mkdtempSync(join(tmpdir(), 'mwc-scale-'))
  if (values.data === undefined) process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  await withPostgres(data, [], async (postgres) => settleJobs(await filled(postgres), size))
  for (const name of wanted) {
    const part = parts[name] as Part
    outcomes.push(
      await measurePart(name, () => withPostgres(data, part.settings, async (postgres) => part.measure(await filled(postgres), postgres))),
    )
  }
  console.log('')
  for (const { part, seconds, found } of outcomes)
    console.log(
      `${part.padEnd(8)} ${found === undefined ? 'NOT MEASURED' : found.holds ? 'holds' : 'DOES NOT HOLD'}, ${Math.round(seconds)} s`,
    )
  console.log(`${members} members, ${payments} payments, ${notifications} notifications. Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  keep(outcomes, began)
  if (outcomes.some(({ found }) => found?.holds === false)) return 1
  return outcomes.some(({ found }) => found === undefined) ? 2 : 0
}

if (values.help) console.log(help)
else
  process.exitCode = await run().catch((error: unknown) => {
    console.error(error)
    return 2
  })
