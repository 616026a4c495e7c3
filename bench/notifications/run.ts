import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { me } from '@mwc/contract/account/people/people.calls'
import { listNotifications } from '@mwc/contract/notifications/notifications.calls'
import type { OpenDatabase } from '../../server/src/database/database.ts'
import { openDatabase } from '../../server/src/database/open-database.ts'
import { createStaff } from '../../server/src/features/staff/create-staff.ts'
import { makeEncryption, newToken } from '../../server/src/keys/encryption.ts'
import { startPostgres } from '../../server/src/testing/databases/real-postgres.ts'
import { requestOf } from '../../server/src/testing/start-test-server.ts'
import { startWatched, type Watched } from '../../server/src/testing/watched-server.ts'
import { fillMembers, openSessions, pickMembers } from '../load/fill-database.ts'
import { printTable } from '../pages/print-table.ts'
import { timesOf } from '../times.ts'

/** How long a full inbox and the unread count take, and whether a broadcast survives being killed: docs/measuring.md. */
const help = `npm run bench:notices -- [--members 100000] [--full 100] [--each 10000] [--calls 300]
Ends with 1 when a median is 10 ms or more, or a broadcast told somebody twice or missed somebody.`
const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '100000' },
    full: { type: 'string', default: '100' },
    each: { type: 'string', default: '10000' },
    calls: { type: 'string', default: '300' },
    help: { type: 'boolean', default: false },
  },
})
const limitMs = 10
const warmUp = 30
const inFour = (text: string) => JSON.stringify({ english: text, chinese: text, bengali: text, india: text })

async function fillInboxes(open: OpenDatabase, members: string[], each: number): Promise<void> {
  for (const id of members) {
    await open.executeSql(
      `insert into notification (id, member_id, kind, key, language, title, text, opens, created_at, read_at)
       select gen_random_uuid(), $1, 'news', 'bench ' || n, 'english', 'A notice of the centre', repeat('What it says. ', 10), null,
         now() - n * interval '1 minute', case when n % 3 = 0 then now() end
       from generate_series(1, $2::int) n`,
      [id, each],
    )
  }
  await open.executeSql('vacuum analyze notification', undefined as never)
}

async function measure(
  watched: Watched,
  name: string,
  ask: (i: number) => ReturnType<typeof requestOf>,
): Promise<[string, number, number]> {
  const times: number[] = []
  for (let i = 0; i < warmUp + Number(values.calls); i += 1) {
    const began = performance.now()
    const answer = await watched.app.inject(ask(i))
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
    if (i >= warmUp) times.push(performance.now() - began)
  }
  const { median, p95 } = timesOf(times)
  return [name, median, p95]
}

async function measureInboxes(): Promise<boolean> {
  const watched = await startWatched()
  try {
    await fillMembers(watched.open, Number(values.members))
    const full = await pickMembers(watched.open, Number(values.full))
    await fillInboxes(watched.open, full, Number(values.each))
    const tokens = await openSessions(watched.open, full, watched.clock.now())
    const tokenOf = (i: number) => ({ token: tokens[i % tokens.length] })
    const first = (await watched.app.inject(requestOf(listNotifications, {}, tokenOf(0)))).json().data.nextCursor as string
    const deep = first.replace(/^\d+/, (at) => String(Number(at) - 9000 * 60_000))
    const rows = [
      await measure(watched, 'inbox, first page', (i) => requestOf(listNotifications, {}, tokenOf(i))),
      await measure(watched, 'inbox, a page near its end', (i) => requestOf(listNotifications, { cursor: deep }, tokenOf(i))),
      await measure(watched, 'who am I, with the unread count', (i) => requestOf(me, {}, tokenOf(i))),
    ]
    printTable(
      [`${values.members} members, ${values.full} with ${values.each}`, 'median', '95 %'],
      rows.map(([name, median, p95]) => [name, `${median.toFixed(2)} ms`, `${p95.toFixed(2)} ms`]),
    )
    return rows.every(([, median]) => median < limitMs)
  } finally {
    await watched.stop()
  }
}

function startSender(url: string): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'sender.ts'), url], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Two processes send one broadcast; one is killed again and again, until all are told. */
async function killBroadcast(): Promise<boolean> {
  const postgres = await startPostgres()
  const open = await openDatabase({ url: postgres.url, pool: 3 })
  try {
    await fillMembers(open, Number(values.members))
    const encryption = makeEncryption(`k1:${'11'.repeat(32)}`, '22'.repeat(32))
    // As many as that are told only once a second person has confirmed it.
    for (const username of ['writes', 'confirms'])
      await createStaff(open.db, encryption, { username, password: newToken(), role: 'admin', at: new Date() })
    const [staff, second] = await open.db.selectFrom('staff').select('id').execute()
    const id = randomUUID()
    const everybody = JSON.stringify({
      statuses: null,
      nationalities: null,
      sectors: null,
      joinedWithinDays: null,
      plans: null,
      languages: null,
    })
    await open.executeSql(
      `insert into broadcast (id, request_key, title, text, by_sms, audience, state, send_at, created_at, created_by, confirmed_at, confirmed_by)
       values ($1, $1, $2, $2, false, $3, 'scheduled', now(), now(), $4, now(), $5)`,
      [id, inFour('News'), everybody, staff?.id, second?.id],
    )
    const count = async (sql: string) => Number((await open.executeSql(sql, [id])).rows[0]?.['n'])
    const due = () => count(`select count(*) as n from broadcast_member where broadcast_id = $1 and state = 'due'`)
    const began = performance.now()
    const steady = startSender(postgres.url)
    let said = ''
    steady.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const steadyEnded = once(steady, 'exit')
    let kills = 0
    for (;;) {
      const victim = startSender(postgres.url)
      const ended = once(victim, 'exit')
      const done = await Promise.race([ended.then(() => true), wait(2_500).then(() => false)])
      if (done) break
      victim.kill('SIGKILL')
      await ended
      kills += 1
      if ((await count(`select count(*) as n from broadcast where id = $1 and state = 'sent'`)) === 1) break
    }
    await steadyEnded
    const seconds = (performance.now() - began) / 1000
    const reached = await count('select count(*) as n from broadcast_member where broadcast_id = $1')
    const told = await count(`select count(*) as n from notification where kind = 'news' and key = $1::text`)
    const people = await count(`select count(distinct member_id) as n from notification where kind = 'news' and key = $1::text`)
    const { rss } = JSON.parse(said) as { rss: number }
    console.log(
      `broadcast: ${reached} reached, ${told} told, ${people} different ones, ${await due()} left; ${kills} times kill -9; ${seconds.toFixed(1)} s; at most ${Math.round(rss / 1e6)} MB`,
    )
    return reached === Number(values.members) && told === reached && people === reached
  } finally {
    await open.close()
    await postgres.stop()
  }
}

async function run(): Promise<boolean> {
  const isFast = await measureInboxes()
  const isWhole = await killBroadcast()
  return isFast && isWhole
}

if (values.help) console.log(help)
else process.exitCode = (await run()) ? 0 : 1
