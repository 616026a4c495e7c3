import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { buildApps } from '../../scripts/build-apps.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import { freshDatabase, startPostgres } from '../../server/src/testing/databases/real-postgres.ts'
import { freePortFrom } from '../faults/free-port.ts'
import { waitUntil } from '../faults/wait-until.ts'
import { printTable } from '../pages/print-table.ts'

/** What a server costs that nobody uses: docs/measuring.md says how it is measured. */
const help = `npm run bench:idle -- [--seconds 60] [--settle 30] [--port 8171]
Ends with 1 when a process takes more than 1 % of a core.`
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    settle: { type: 'string', default: '30' },
    port: { type: 'string', default: '8171' },
    help: { type: 'boolean', default: false },
  },
})
const limitPercent = 1
const root = join(import.meta.dirname, '..', '..')
const keys = { FIN_KEYS: `k1:${'11'.repeat(32)}`, LOOKUP_KEY: '22'.repeat(32) }

type Measured = { name: string; percent: number; statements: number | null }

/** Starts the server as `npm start` does; answers once it is ready. */
async function startServer(port: number, folder: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', join(import.meta.dirname, 'tell-usage.ts'), 'scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), DATA_FOLDER: folder, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/ready`)
      .then(({ ok }) => ok)
      .catch(() => false)
  if (!(await waitUntil(isReady, 120_000))) throw new Error('the server does not start')
  return child
}

async function stopServer(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** Processor time of a process so far, ms. */
async function usedBy(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message')
  child.send('usage')
  const [microseconds] = (await answer) as [number]
  return microseconds / 1000
}

/** Lets the servers settle, and measures them over the same time. @param count what PostgreSQL has been asked so far. */
async function measure(name: string, servers: ChildProcess[], count: () => Promise<number | null>): Promise<Measured[]> {
  await wait(Number(values.settle) * 1000)
  const read = async () => ({ at: performance.now(), used: await Promise.all(servers.map(usedBy)), asked: await count() })
  const before = await read()
  await wait(Number(values.seconds) * 1000)
  const after = await read()
  const passed = after.at - before.at
  const statements = after.asked === null || before.asked === null ? null : ((after.asked - before.asked) / passed) * 1000
  return servers.map((_, i) => ({
    name: servers.length > 1 ? `${name}, process ${i + 1}` : name,
    percent: (((after.used[i] ?? 0) - (before.used[i] ?? 0)) / passed) * 100,
    statements,
  }))
}

async function measureEmbedded(port: number): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mwc-idle-'))
  const server = await startServer(port, folder, { DATABASE_URL: '' })
  try {
    return await measure('embedded', [server], async () => null)
  } finally {
    await stopServer(server)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Statements that the databases of a PostgreSQL were asked so far, but for this one. */
async function countStatements({ executeSql }: OpenDatabase): Promise<number> {
  const { rows } = await executeSql('select sum(calls)::int as n from pg_stat_statements where query not like $1', ['%pg_stat_statements%'])
  return Number(rows[0]?.['n'])
}

async function measurePair(port: number): Promise<Measured[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mwc-idle-'))
  const postgres = await startPostgres(['shared_preload_libraries=pg_stat_statements'])
  const { url } = await freshDatabase(postgres.url, 'idle')
  const watching = await openDatabase({ url: postgres.url, pool: 1 })
  await watching.executeSql('create extension pg_stat_statements')
  const env = { ...keys, DATABASE_URL: url, SEED: 'example' }
  const servers = [await startServer(port, folder, env)]
  try {
    servers.push(await startServer(await freePortFrom(port + 1), folder, env))
    return await measure('PostgreSQL', servers, () => countStatements(watching))
  } finally {
    await Promise.all(servers.map(stopServer))
    await watching.close()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function run(): Promise<boolean> {
  await buildApps()
  const measured = [
    ...(await measureEmbedded(await freePortFrom(Number(values.port)))),
    ...(await measurePair(await freePortFrom(Number(values.port)))),
  ]
  printTable(
    [`idle for ${values.seconds} s`, 'of a core', 'statements a second, together', ''],
    measured.map(({ name, percent, statements }) => [
      name,
      `${percent.toFixed(2)} %`,
      statements === null ? '–' : statements.toFixed(2),
      percent <= limitPercent ? 'holds' : 'DOES NOT HOLD',
    ]),
  )
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  return measured.every(({ percent }) => percent <= limitPercent)
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
