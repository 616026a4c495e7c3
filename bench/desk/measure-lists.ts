import { loadavg } from 'node:os'
import type pg from 'pg'
import { startWatched, type Watched } from '../../server/src/testing/watched-server.ts'
import { timesOf } from '../times.ts'
import { fillJobs } from './fill-jobs.ts'
import { findLongReads, type LongRead } from './find-long-reads.ts'
import { type DeskCall, listDeskCalls } from './list-calls.ts'
import { deskHeads, signStaffIn } from './sign-staff-in.ts'
import { withClient } from './with-client.ts'
import { keepSmsDays } from '../../server/src/features/sms/keep-sms-days.ts'
import { systemClock } from '../../server/src/ports/clock.ts'

const limitMs = 100
const mostWarmUps = 3
/** Two slow ones of twenty may be the machine's: what is slow is measured again so many times as often, and that counts. */
const timesAgain = 3

/** How often each call is made, and which: all, or those whose name begins so. `all` prints those within the limit, too. */
export type Measuring = { calls: number; only: readonly string[]; all: boolean }

/** `refused`: answered with the request to narrow what was asked for. */
type Measured = { name: string; refused: boolean; median: number; p95: number; rows: number; blocks: number; long: LongRead[] }

async function measure(
  { app, queries }: Watched,
  client: pg.Client,
  { name, path, body }: DeskCall,
  headers: Record<string, string>,
  calls: number,
): Promise<Measured> {
  const times: number[] = []
  const warmUp = Math.min(mostWarmUps, calls)
  let refused = false
  for (let n = 0; n < warmUp + calls; n += 1) {
    if (n === warmUp) queries.length = 0
    const began = performance.now()
    const answer = await app.inject({ url: path(n), headers, ...(body && { method: 'POST', payload: body }) })
    const isNarrow = answer.statusCode === 400 && answer.json<{ reason: string }>().reason === 'request.narrow'
    refused ||= isNarrow
    if (answer.statusCode !== 200 && !isNarrow) throw new Error(`${path(n)}: ${answer.statusCode} ${answer.body.slice(0, 300)}`)
    if (n >= warmUp) times.push(performance.now() - began)
  }
  const { median, p95 } = timesOf(times)
  return { name, refused, median, p95, ...(await findLongReads(client, [...queries])) }
}

const isSlow = ({ p95 }: Measured) => p95 > limitMs
const isLong = ({ long }: Measured) => long.length > 0

function lineOf({ name, refused, median, p95, rows, blocks, long }: Measured): string {
  const reads = long.length > 0 ? `, reads ${[...new Set(long.map(({ of }) => of))].join(' and ')}` : ''
  const read = `${String(rows).padStart(7)} rows ${String(blocks).padStart(7)} pages`
  return `${median.toFixed(1).padStart(7)} ms  ${p95.toFixed(1).padStart(7)} at 95 %  ${read}  ${name}${refused ? ', refused' : ''}${reads}`
}

function report(all: readonly Measured[]): boolean {
  const texts = new Map(
    all.flatMap(({ name, long }) =>
      long.map(({ of, rows, blocks, sql }) => [sql, `${name} reads ${rows} of ${of}, ${blocks} pages: ${sql.replaceAll(/\s+/g, ' ')}`]),
    ),
  )
  for (const line of [...texts.values()].slice(0, 40)) console.log(line)
  const refused = all.filter((one) => one.refused).map(({ name }) => name)
  if (refused.length > 0) console.log(`Refused until narrowed (${refused.length}): ${refused.join('; ')}`)
  const slowest = all.toSorted((a, b) => b.p95 - a.p95)[0]
  console.log(
    `\nLists: ${all.length} calls, ${all.filter(isSlow).length} not within ${limitMs} ms at p95, ${all.filter(({ median }) => median > limitMs).length} not at the median, ${all.filter(isLong).length} with a long read.`,
  )
  if (slowest) console.log(`The slowest: ${slowest.name}, ${slowest.p95.toFixed(1)} ms. Load of the machine: ${loadavg()[0]?.toFixed(1)}`)
  return !all.some((one) => isSlow(one) || isLong(one))
}

/** Whether every list, search and member's record is answered in time, and nothing reads much more than it shows. */
export async function measureLists(url: string, { calls, only, all }: Measuring): Promise<boolean> {
  // Of a run before on kept data.
  await withClient(url, (client) => client.query('drop table if exists test_job'))
  const watched = await startWatched(url)
  try {
    return await withClient(url, async (client) => {
      await fillJobs(watched.open, client)
      // As housekeeping does once an hour.
      await keepSmsDays({ db: watched.open.db, clock: systemClock })
      const headers = { ...deskHeads(await signStaffIn(client)), origin: 'http://localhost:80' }
      const listed = await listDeskCalls(watched.app, client)
      const measured: Measured[] = []
      const slow: DeskCall[] = []
      const measureAll = async (of: readonly DeskCall[], times: number, isLast: boolean) => {
        for (const call of of) {
          const one = await measure(watched, client, call, headers, times)
          const isAgain = isSlow(one) && !isLast
          if (isAgain) slow.push(call)
          else measured.push(one)
          if (all || isSlow(one) || isLong(one)) console.log(`${lineOf(one)}${isAgain ? ', to be measured again' : ''}`)
        }
      }
      await measureAll(
        listed.calls.filter(({ name }) => only.length === 0 || only.some((begin) => name.startsWith(begin))),
        calls,
        false,
      )
      await measureAll(slow, calls * timesAgain, true)
      for (const filter of listed.unknown) console.log(`Not measured: ${filter}`)
      return report(measured) && listed.unknown.length === 0
    })
  } finally {
    await watched.stop()
  }
}
