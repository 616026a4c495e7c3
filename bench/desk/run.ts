import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { deskCookie } from '../../server/src/http/desk-session.ts'
import { newToken, tokenHash } from '../../server/src/keys/encryption.ts'
import { startWatched, type Watched } from '../../server/src/testing/watched-server.ts'
import { filledDatabase } from '../reads/fill-database.ts'
import { type KeptPostgres, startKeptPostgres } from '../reads/kept-postgres.ts'
import { timesOf } from '../times.ts'
import { fillDesk } from './fill-desk.ts'
import { findLongReads, type LongRead } from './find-long-reads.ts'
import { type DeskCall, listDeskCalls } from './list-calls.ts'

/** How long every list of the desk, each search and a member's record take: docs/measuring.md says how. */
const help = `npm run bench:desk -- [--members 100000] [--data FOLDER] [--calls 20] [--only members,payments] [--all]
--data keeps what was filled in, for the next run; --only measures lists whose name begins so; --all prints those within the limit, too.
Ends with 1 where 95 of 100 calls take longer than 100 ms, or a statement reads a large table from end to end.`

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    data: { type: 'string' },
    calls: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})
const limitMs = 100
const warmUp = 3
const members = Number(values.members)

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}

/** A database with so many members as the desk sees them; one that is there already is taken as it is. */
async function filledDesk(postgres: KeptPostgres): Promise<string> {
  const name = `desk_${members}`
  const tell = (text: string) => withClient(postgres.urlOf('postgres'), (client) => client.query(text))
  if ((await tell(`select from pg_database where datname = '${name}'`)).rows.length > 0) return postgres.urlOf(name)
  await filledDatabase(postgres, members)
  const began = performance.now()
  // Under another name until it is whole: a fill that was stopped is not taken for one.
  await tell('drop database if exists filling with (force)')
  await tell(`alter database members_${members} rename to filling`)
  await withClient(postgres.urlOf('filling'), async (client) => {
    await fillDesk(client)
    await client.query('vacuum (freeze, analyze)')
    await client.query('checkpoint')
  })
  await tell(`alter database filling rename to ${name}`)
  console.log(`What the desk sees of them: ${Math.round((performance.now() - began) / 1000)} s`)
  return postgres.urlOf(name)
}

/** Signs an administrator in. */
async function signIn(client: pg.Client): Promise<Record<string, string>> {
  const token = newToken()
  const username = `bench-${Date.now()}`
  await client.query(
    `with chief as (insert into staff (id, username, password_hash, totp_cipher, role, created_at)
       values (gen_random_uuid(), $1, '', '', 'admin', now()) returning id)
     insert into staff_session (token_hash, staff_id, created_at, last_seen_at) select $2, id, now(), now() from chief`,
    [username, tokenHash(token)],
  )
  return { cookie: `${deskCookie}=${token}`, 'sec-fetch-site': 'same-origin' }
}

type Measured = { name: string; median: number; p95: number; long: LongRead[] }

async function measure(
  { app, queries }: Watched,
  client: pg.Client,
  { name, path }: DeskCall,
  headers: Record<string, string>,
): Promise<Measured> {
  const times: number[] = []
  for (let n = 0; n < warmUp + Number(values.calls); n += 1) {
    if (n === warmUp) queries.length = 0
    const began = performance.now()
    const answer = await app.inject({ url: path(n), headers })
    if (answer.statusCode !== 200) throw new Error(`${path(n)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
    if (n >= warmUp) times.push(performance.now() - began)
  }
  const { median, p95 } = timesOf(times)
  return { name, median, p95, long: await findLongReads(client, [...queries]) }
}

const isWrong = ({ p95, long }: Measured) => p95 > limitMs || long.length > 0

function lineOf({ name, median, p95, long }: Measured): string {
  const scans = [...new Set(long.map(({ table }) => table))].map((table) => `, reads ${table} from end to end`)
  return `${median.toFixed(1).padStart(7)} ms  ${p95.toFixed(1).padStart(7)} at 95 %  ${name}${scans.join('')}`
}

function report(all: readonly Measured[]): boolean {
  const wrong = all.filter(isWrong)
  const texts = new Map(
    wrong.flatMap(({ name, long }) =>
      long.map(({ table, rows, sql }) => [sql, `${name} reads ${rows} rows of ${table}: ${sql.replaceAll(/\s+/g, ' ')}`]),
    ),
  )
  for (const line of [...texts.values()].slice(0, 20)) console.log(line)
  const slowest = all.toSorted((a, b) => b.p95 - a.p95)[0]
  console.log(`\n${members} members: ${all.length} calls, ${wrong.length} not within ${limitMs} ms at p95 or with a long read.`)
  if (slowest) console.log(`The slowest: ${slowest.name}, ${slowest.p95.toFixed(1)} ms. Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  return wrong.length === 0
}

async function run(): Promise<boolean> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
  const postgres = await startKeptPostgres(values.data ?? null)
  const stops = [() => postgres.stop()]
  try {
    const url = await filledDesk(postgres)
    // Of a run before on kept data.
    await withClient(url, (client) => client.query('drop table if exists test_job'))
    const watched = await startWatched(url)
    stops.unshift(() => watched.stop())
    return await withClient(url, async (client) => {
      const headers = await signIn(client)
      const { calls, unknown } = await listDeskCalls(watched.app, client)
      const only = values.only.split(',').filter(Boolean)
      const all: Measured[] = []
      const isWanted = ({ name }: DeskCall) => only.length === 0 || only.some((begin) => name.startsWith(begin))
      for (const call of calls.filter(isWanted)) {
        const measured = await measure(watched, client, call, headers)
        all.push(measured)
        if (values.all || isWrong(measured)) console.log(lineOf(measured))
      }
      for (const filter of unknown) console.log(`Not measured: ${filter}`)
      return report(all)
    })
  } finally {
    for (const stop of stops) await stop()
  }
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
