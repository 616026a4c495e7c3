import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { findByFin } from '@mwc/contract/members/member-desk.calls'
import type pg from 'pg'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { countTables, differences } from '../../server/src/backup/count-tables.ts'
import type { TableCount } from '../../server/src/backup/manifest.ts'
import { startPrivately } from '../../server/src/backup/private-postgres.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { findBookFaults } from '../../server/src/features/payments/money/find-book-faults.ts'
import { totpPlace } from '../../server/src/keys/encrypted-columns.ts'
import { makeEncryption } from '../../server/src/keys/encryption.ts'
import { asUser, preparedBinaries } from '../../server/src/testing/databases/real-postgres.ts'
import { signStaffIn } from '../desk/sign-staff-in.ts'
import { withClient } from '../desk/with-client.ts'
import { printTable } from '../pages/print-table.ts'
import { settings, startServer } from '../reads/start-process.ts'
import { fillPeople, finOf } from '../rotate/fill-people.ts'
import { type Door, Load } from '../rotate/load.ts'
import { runProgramme } from '../rotate/run-programme.ts'
import { type ArchivedPostgres, startArchivedPostgres } from './archived-postgres.ts'
import { fillPayments } from './fill-payments.ts'
import { becomePaid, logMemberIn, payAtGateway, startPayments, takeGatewayAlong } from './payers.ts'

/** A backup under load, a restore to the second, and what the gateway has been paid since: docs/measuring.md says how. */
const help = `npm run bench:restore -- [--members 20000] [--seconds 5]
Ends with 1 when something is lost, comes from after the second, or does not work.`

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '5' },
    help: { type: 'boolean', default: false },
  },
})
const [count, loadMs] = [Number(values.members), Number(values.seconds) * 1_000]
const keys = { FIN_KEYS: settings.FIN_KEYS, LOOKUP_KEY: settings.LOOKUP_KEY }
/** Who pay while it goes on: before the backup, and after the second. */
const [early, late] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [10, 11, 12, 13, 14],
]

const times: string[][] = []
const wrong: string[] = []
const expect = (holds: boolean, what: string) => {
  console.log(`${holds ? 'yes' : 'NO '}  ${what}`)
  if (!holds) wrong.push(what)
}
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const done = await work()
  times.push([what, ((performance.now() - began) / 1000).toFixed(1)])
  return done
}

/** One process that does everything, with a gateway that lives in tables of its own. */
const startAll = (url: string) =>
  startServer(url, 10, {
    NODE_ENV: 'test',
    PUBLIC_URL: '',
    ROLE: 'all',
    SMS: 'simulator',
    PAYNOW: 'simulator',
    CALLER_HOUR_LIMIT: '100000000',
    PASSWORD_WAIT_MS: '0',
    BUSY_AFTER_MS: '0',
  })
const baseOf = ({ port }: { port: number }) => `http://127.0.0.1:${port}`

async function runTo(programme: string, more: Record<string, string>, args: string[] = []): Promise<void> {
  const { code, said } = await runProgramme(programme, { ...keys, POSTGRES_BIN: preparedBinaries(), ...more }, args).ended
  console.log(said)
  if (code !== 0) throw new Error(`${programme} ended with ${code}`)
}

/** The history: what is to come back is counted, and all that comes after it is to be gone. */
async function live(postgres: ArchivedPostgres, client: pg.Client, staff: string, ids: string[]) {
  const first = await startAll(postgres.url)
  const waiting = await startPayments(baseOf(first), client, early)
  const door: Door = { base: baseOf(first), open: true, underWay: 0 }
  const load = new Load([door], client, ids, staff)
  load.start()
  await wait(loadMs)
  await timed('backup, under load', () =>
    runTo('backup-database.ts', { MIGRATE_DATABASE_URL: postgres.url, BACKUP_FOLDER: postgres.backups, DATA_FOLDER: postgres.backups }),
  )
  await wait(loadMs)
  await load.stop()
  await first.stop()
  const counted = await countTables(client)
  await wait(1_100)
  const { rows } = await client.query<{ at: Date }>(`select date_trunc('second', clock_timestamp()) as at`)
  await wait(1_100)
  const second = await startAll(postgres.url)
  await payAtGateway(client, waiting)
  const unknown = await startPayments(baseOf(second), client, late)
  await payAtGateway(client, unknown)
  expect(await becomePaid(client, [...waiting, ...unknown]), 'before the loss all payments were paid')
  await second.stop()
  await client.query('select pg_switch_wal()')
  const calls = [...load.report.done.values()].reduce((sum, n) => sum + n, 0)
  expect(load.report.wrong.length === 0, `${calls} calls beside the backup were answered rightly`)
  return { counted, at: rows[0]?.at ?? new Date(0), waiting, unknown }
}

type Lived = { counted: TableCount[]; waiting: string[]; unknown: string[] }

/** What stands in the restored folder, and whether the programme goes on with it. */
async function lookAt(to: string, source: pg.Client, staff: string, { counted, waiting, unknown }: Lived, ids: string[]): Promise<void> {
  const place = { bin: preparedBinaries(), data: join(to, 'data'), owner: asUser, role: 'postgres', database: 'postgres', settings: {} }
  const restored = await startPrivately(place, {}, 'select true as arrived')
  await withClient(restored.url, async (client) => {
    const differing = differences(counted, await countTables(client))
    for (const line of differing) console.log(`     ${line}`)
    expect(differing.length === 0, `${counted.length} tables hold the rows and sums of that second, and nothing later`)
    await takeGatewayAlong(source, client)
    const server = await startAll(restored.url)
    expect((await logMemberIn(baseOf(server), count - 1)) !== '', 'a member logs in')
    const found = await callServer(baseOf(server), findByFin, { fin: finOf(count - 1) }, staff)
    expect(found.id === ids[count - 1], 'staff find a member by the whole FIN')
    expect(
      await timed('asked of the gateway, and booked', () => becomePaid(client, waiting)),
      `${waiting.length} payments that were paid after that second are paid again`,
    )
    const { rows } = await client.query('select from payment where transaction_number = any($1)', [unknown])
    expect(rows.length === 0, `${unknown.length} payments that were begun after it are unknown: their money comes by the bank's file`)
    await server.stop()
  })
  const open = await openDatabase({ url: restored.url, pool: 3, migrate: false })
  expect((await findBookFaults(open.background)).length === 0, 'the books add up')
  await open.close()
  await restored.stop()
}

async function run(): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const postgres = await startArchivedPostgres()
  try {
    const { url, backups } = postgres
    await (await openDatabase({ url, pool: 3 })).close()
    return await withClient(url, async (client) => {
      const encryption = makeEncryption(keys.FIN_KEYS, keys.LOOKUP_KEY)
      const ids = await timed('members filled in', () => fillPeople(client, count, encryption))
      await fillPayments(client, early.length + late.length)
      const staff = await signStaffIn(client)
      const { rows } = await client.query<{ id: string }>('select id from staff')
      for (const { id } of rows)
        await client.query('update staff set totp_cipher = $2 where id = $1', [id, encryption.encrypt('SECRET', totpPlace(id))])
      const lived = await live(postgres, client, staff, ids)
      await timed('verified', () => runTo('backup-database.ts', { BACKUP_FOLDER: backups }, ['--verify']))
      const to = postgres.makeFolder('restored')
      await timed('restored to the second', () =>
        runTo('restore-database.ts', { BACKUP_FOLDER: backups }, ['--to', to, '--time', lived.at.toISOString()]),
      )
      await lookAt(to, client, staff, lived, ids)
      printTable(['', 's'], times)
      console.log(`${count} members. Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
      return wrong.length === 0
    })
  } finally {
    await postgres.stop()
  }
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
