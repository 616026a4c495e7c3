import { type JobQueue, jobQueues } from '@mwc/contract/health/job-queues'
import type { GatewayHealth, SweepHealth } from '@mwc/contract/health/health-desk.schemas'
import { DatabaseUnavailable } from '../../database/database-unavailable.ts'
import type { Db } from '../../database/database.ts'
import type { Waiting } from '../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../dependencies.ts'
import { countJobs } from '../../jobs/jobs.repo.ts'
import type { Work } from '../../jobs/poll-for-work.ts'
import { toDate, toInstant } from '../../ports/clock.ts'
import { countUnsignedSessions } from '../account/sessions/count-unsigned-sessions.ts'
import { countDaysThatDiffer } from '../notifications/reminders/count-days-that-differ.ts'
import { countReviews } from '../payments/desk/count-reviews.ts'
import { readGatewayWords } from '../payments/gateway/read-gateway-words.ts'
import { readSmsToday, type SmsToday } from '../sms/read-sms-today.ts'
import { countPushes, findLastBackup, type PushCounts } from './health.repo.ts'
import { readSweeps } from './read-sweeps.ts'

/** Of a kind of jobs: how many wait and were given up, counted to 10,000, and how long the longest due one waits. */
type QueueLoad = { queue: JobQueue; waiting: number; failed: number; oldestSeconds: number }

/** How the server does, in numbers; none of them says anything of anybody. A part that could not be read is null. */
export type Gauges = {
  queues: QueueLoad[] | null
  sweeps: SweepHealth[] | null
  gateways: GatewayHealth[] | null
  reviews: Pick<Waiting, 'total' | 'oldestAt'> | null
  sms: SmsToday | null
  push: PushCounts | null
  differingDays: number | null
  /** Sessions that are alive and have no key. */
  unsignedSessions: number | null
  /** ISO 8601, null inside where none was ever finished. */
  backups: { lastAt: string | null } | null
}

type Needed = Pick<Dependencies, 'db' | 'clock' | 'config' | 'gateways'>

async function readLoads(db: Db): Promise<QueueLoad[]> {
  const counts = await countJobs(db)
  // The queue keeps the time by itself, whatever the clock says.
  const now = Temporal.Now.instant()
  return jobQueues.map((queue) => {
    const { waiting, failed, oldestAt } = counts[queue]
    const oldestSeconds = oldestAt ? Math.max(0, now.since(toInstant(oldestAt)).total('seconds')) : 0
    return { queue, waiting: waiting.total, failed: failed.total, oldestSeconds }
  })
}

/** A part whose statement fails leaves the others as they are; a database that is away leaves none. */
async function part<T>(read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error
    return null
  }
}

/**
 * What whoever watches the server asks for again and again: by sixteen statements, each on indexes.
 * Throws a `DatabaseUnavailable`. @param works all housekeeping
 */
export async function readGauges(deps: Needed, works: readonly Work[]): Promise<Gauges> {
  const { db, clock } = deps
  return {
    queues: await part(() => readLoads(db)),
    sweeps: await part(() => readSweeps(deps, works)),
    gateways: await part(() => readGatewayWords(deps)),
    reviews: await part(() => countReviews(deps)),
    sms: await part(() => readSmsToday(deps)),
    push: await part(() => countPushes(db, toDate(clock.now().subtract({ hours: 24 })))),
    differingDays: await part(async () => (await countDaysThatDiffer(deps)).total),
    unsignedSessions: await part(async () => (await countUnsignedSessions(deps)).total),
    backups: await part(() => findLastBackup(db)),
  }
}
