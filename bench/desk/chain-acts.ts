import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { correctMember } from '@mwc/contract/members/member-acts-desk.calls'
import { readMember } from '@mwc/contract/members/member-desk.calls'
import { addPromo } from '@mwc/contract/promos/promo-desk.calls'
import { callServer } from '../../e2e/fixtures/server/call-server.ts'
import { waitUntil } from '../faults/wait-until.ts'
import { settings, startServer } from '../reads/start-process.ts'
import { timesOf } from '../times.ts'
import { signStaffIn } from './sign-staff-in.ts'
import { withClient } from './with-client.ts'

const staff = 20
const acts = 10_000
const watchMs = 20
const sealLimitMs = 120_000

/** Each has members of their own: two who change one record do wait for each other, and are meant to. */
type Member = { base: string; token: string; members: string[] }

/** Looks at a member, corrects the company, adds a promo code, and so on; answers with how long each act took. */
async function work({ base, token, members }: Member, count: number): Promise<number[]> {
  const took: number[] = []
  const act = async <T>(run: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const answer = await run()
    took.push(performance.now() - began)
    return answer
  }
  for (const id of members) {
    if (took.length >= count) break
    const { version } = await act(() => callServer(base, readMember, { id }, token))
    if (took.length < count)
      await act(() => callServer(base, correctMember, { id, version, reason: 'Changed employers', company: 'Tuas Dock Works' }, token))
    if (took.length >= count) continue
    const code = `D${randomUUID().replaceAll('-', '').slice(0, 11)}`.toUpperCase()
    const promo = { code, startsAt: '2030-01-01T00:00:00Z', endsAt: '2031-01-01T00:00:00Z', totalLimit: null, personLimit: 1 } as const
    await act(() => callServer(base, addPromo, { ...promo, audience: 'any', effect: 'percentOff', effectValue: 10 }, token))
  }
  return took
}

/** Looks again and again whether a statement waits for another's lock, until it is stopped; answers with what waited. */
function watchLocks(url: string) {
  const waited = new Set<string>()
  const stopped = new AbortController()
  const done = withClient(url, async (client) => {
    while (!stopped.signal.aborted) {
      const { rows } = await client.query<{ event: string; query: string }>(
        `select wait_event as event, query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and wait_event <> 'extend'`,
      )
      for (const { event, query } of rows) waited.add(`${event}: ${query.slice(0, 200)}`)
      await new Promise((next) => setTimeout(next, watchMs))
    }
  })
  return async () => {
    stopped.abort()
    await done
    return [...waited]
  }
}

/** The members that acts are done to: the n-th of every twenty for the n-th of staff. */
export const actMembers = 4_000

/**
 * Twenty of staff do 10,000 acts at two servers, of which one chains them meanwhile. Whether they are one whole chain, as
 * `npm run audit` says, and no act waited for another. @param url of a programme with `actMembers`, whose log is not chained yet
 */
export async function chainActs(url: string): Promise<boolean> {
  const [idle, chaining] = [await startServer(url, 10), await startServer(url, 10, { ROLE: 'all' })]
  try {
    const people = await withClient(url, async (client) => {
      const { rows } = await client.query<{ id: string }>(`select id from member order by id limit $1`, [actMembers])
      const all: Member[] = []
      for (let n = 0; n < staff; n += 1) {
        const base = `http://127.0.0.1:${(n % 2 === 0 ? idle : chaining).port}`
        all.push({ base, token: await signStaffIn(client), members: rows.filter((_, at) => at % staff === n).map(({ id }) => id) })
      }
      return all
    })
    const count = async (what: string) =>
      withClient(url, async (client) => Number((await client.query<{ n: string }>(`select count(*) as n from audit ${what}`)).rows[0]?.n))
    // What made the programme, and the chain's own first row, which another process may have written already.
    const made = await count(`where act <> 'log.begin'`)
    const stopWatching = watchLocks(url)
    const took = (await Promise.all(people.map((one) => work(one, acts / staff)))).flat()
    const waited = await stopWatching()
    await waitUntil(async () => (await count('where position is null')) === 0, sealLimitMs)
    const audit = spawnSync(process.execPath, ['server/src/audit-log.ts'], {
      env: { PATH: process.env['PATH'], ...settings, DATABASE_URL: url },
      encoding: 'utf8',
    })
    const { median, p95 } = timesOf(took)
    const [wanted, rows] = [made + acts + 1, await count('')]
    console.log(`Acts: ${took.length} by ${staff} of staff, ${median.toFixed(0)} ms, ${p95.toFixed(0)} at 95 %; ${rows} rows of ${wanted}.`)
    for (const one of waited) console.log(`An act waited for another: ${one}`)
    console.log(`Audit: ${(audit.stdout + audit.stderr).trim()}`)
    return rows === wanted && waited.length === 0 && audit.status === 0 && audit.stdout.includes('The log fits')
  } finally {
    await idle.stop()
    await chaining.stop()
  }
}
