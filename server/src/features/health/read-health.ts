import type { Health, QueueHealth } from '@mwc/contract/health/health-desk.schemas'
import { jobQueues } from '@mwc/contract/health/job-queues'
import type { Db } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { countJobs } from '../../jobs/jobs.repo.ts'
import type { Work } from '../../jobs/poll-for-work.ts'
import { toDate } from '../../ports/clock.ts'
import { readGatewayWords } from '../payments/gateway/read-gateway-words.ts'
import { countPushes, findNewestMigration } from './health.repo.ts'
import { processView } from './health.views.ts'
import { listProcesses } from './processes.repo.ts'
import { readSweeps } from './read-sweeps.ts'

async function readQueues(db: Db): Promise<QueueHealth[]> {
  const counts = await countJobs(db)
  return jobQueues.map((id) => {
    const { isRetryable, oldestAt, ...counted } = counts[id]
    return { id, ...counted, oldestAt: oldestAt?.toISOString() ?? null, may: isRetryable ? ['retry'] : [] }
  })
}

async function readDatabase(db: Db): Promise<Health['database']> {
  const began = performance.now()
  const tables = await findNewestMigration(db)
  return { tables, answeredMs: Math.round(performance.now() - began) }
}

async function readPush({ db, clock, push }: Pick<Dependencies, 'db' | 'clock' | 'push'>): Promise<Health['push']> {
  const dayAgo = toDate(clock.now().subtract({ hours: 24 }))
  const { skipped: dropped, ...counts } = await countPushes(db, dayAgo)
  return { isOn: push !== null, ...counts, dropped }
}

/** How the server does: each part by indexes, nothing counted beyond 10,000. @param works all housekeeping there is */
export async function readHealth(deps: Dependencies, works: readonly Work[]): Promise<Health> {
  const { db, clock } = deps
  // First and alone: how long the database took is told.
  const database = await readDatabase(db)
  const [processes, queues, sweeps, gateways, push] = await Promise.all([
    listProcesses(db),
    readQueues(db),
    readSweeps(deps, works),
    readGatewayWords(deps),
    readPush(deps),
  ])
  const now = clock.now()
  return { database, processes: processes.map((row) => processView(row, now)), queues, sweeps, gateways, push }
}
