import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createStaff } from '../../server/src/features/staff/create-staff.ts'
import { makeEncryption, newToken, tokenHash } from '../../server/src/keys/encryption.ts'
import { toDate } from '../../server/src/ports/clock.ts'
import { startWatched, type Watched } from '../../server/src/testing/watched-server.ts'
import { printTable } from '../pages/print-table.ts'
import { timesOf } from '../times.ts'
import { fillContent, fillMembers, openSessions, pickMembers } from './fill-database.ts'
import { findLongScans } from './find-long-scans.ts'
import { type Users, listCalls, type LoadCall } from './list-calls.ts'

/** How long every list and detail call takes the server as the programme grows: docs/measuring.md says how. */
const help = `npm run bench:load -- [--calls 200] [--members 1000,100000]
Ends with 1 when a median is 5 ms or more, or a statement reads a table of more than 5,000 rows from end to end.`

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '200' },
    members: { type: 'string', default: '1000,100000' },
    help: { type: 'boolean', default: false },
  },
})
const limitMs = 5
const warmUp = 30
const users = 100

type Measured = {
  name: string
  members: number
  median: number
  p95: number
  queries: number
  bytes: number
  scans: { table: string; sql: string }[]
}

async function signIn({ open, clock }: Watched): Promise<Users> {
  const now = clock.now()
  const members = await openSessions(open, await pickMembers(open, users), now)
  const [staff, at] = [newToken(), toDate(now)]
  const encryption = makeEncryption(`k1:${'11'.repeat(32)}`, '22'.repeat(32))
  const username = `bench-${at.getTime()}`
  await createStaff(open.db, encryption, { username, password: newToken(), role: 'admin', at })
  const { id } = await open.db.selectFrom('staff').select('id').where('username', '=', username).executeTakeFirstOrThrow()
  await open.db
    .insertInto('staff_session')
    .values({ token_hash: tokenHash(staff), staff_id: id, created_at: at, last_seen_at: at })
    .execute()
  return { members, staff }
}

async function measure(watched: Watched, { name, request }: LoadCall, members: number): Promise<Measured> {
  const { app, queries } = watched
  const times: number[] = []
  let bytes = 0
  queries.length = 0
  for (let i = 0; i < warmUp + Number(values.calls); i += 1) {
    if (i === warmUp) queries.length = 0
    const began = performance.now()
    const answer = await app.inject(request(i))
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
    if (i >= warmUp) times.push(performance.now() - began)
    bytes += answer.rawPayload.length
  }
  const sent = [...queries]
  const { median, p95 } = timesOf(times)
  const scans = await findLongScans(watched, sent)
  return {
    name,
    members,
    median,
    p95,
    queries: Math.round((10 * sent.length) / times.length) / 10,
    bytes: Math.round(bytes / (warmUp + times.length)),
    scans,
  }
}

function report(all: readonly Measured[], sizes: readonly number[]): void {
  const names = [...new Set(all.map(({ name }) => name))]
  const heads = ['', ...sizes.flatMap((size) => [`${size} members`, '95 %']), 'statements', 'bytes', 'long scans']
  const rows = names.map((name) => {
    const own = all.filter((measured) => measured.name === name)
    const times = own.flatMap(({ median, p95 }) => [`${median.toFixed(2)} ms`, `${p95.toFixed(2)}`])
    const last = own.at(-1)
    const scans = [...new Set(own.flatMap(({ scans }) => scans.map(({ table }) => table)))]
    return [name, ...times, String(last?.queries), String(last?.bytes), scans.join(', ') || '–']
  })
  printTable(heads, rows)
}

async function run(): Promise<boolean> {
  const began = new Date()
  const sizes = values.members.split(',').map(Number)
  const watched = await startWatched()
  const all: Measured[] = []
  try {
    await fillContent(watched.open, watched.clock)
    for (const size of sizes) {
      await fillMembers(watched.open, size)
      const calls = await listCalls(watched.open, await signIn(watched))
      for (const call of calls) all.push(await measure(watched, call, size))
      console.log(`${size} members measured, ${Math.round((Date.now() - began.getTime()) / 1000)} s`)
    }
  } finally {
    await watched.stop()
  }
  report(all, sizes)
  const wrong = all.filter(({ median, scans }) => median >= limitMs || scans.length > 0)
  for (const { name, members, median, scans } of wrong) {
    console.log(`NOT WITHIN: ${name}, ${members} members: ${median.toFixed(2)} ms`)
    for (const { table, sql } of scans) console.log(`  reads ${table} from end to end: ${sql.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
  }
  console.log(
    `${wrong.length === 0 ? 'All' : 'Not all'} medians under ${limitMs} ms, without long scans. Load of the machine: ${loadavg()[0]?.toFixed(1)}`,
  )
  const folder = join(import.meta.dirname, '..', 'results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `load-${began.toISOString().slice(0, 19).replaceAll(':', '')}.json`)
  writeFileSync(file, `${JSON.stringify({ began, sizes, calls: values.calls, load: loadavg(), all }, null, 1)}\n`)
  console.log(`Everything is in ${file}`)
  return wrong.length === 0
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
