import type { Health, QueueHealth } from '@mwc/contract/health/health-desk.schemas'
import { jobQueues } from '@mwc/contract/health/job-queues'
import type { Db } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { countJobs, hasJobs } from '../../jobs/jobs.repo.ts'
import { readDue, type Work } from '../../jobs/poll-for-work.ts'
import { listRuns } from '../../jobs/sweep-runs.repo.ts'
import { toDate } from '../../ports/clock.ts'
import { readGatewayWords } from '../payments/gateway/read-gateway-words.ts'
import { countEndedPushes, countWaitingPushes, findNewestMigration } from './health.repo.ts'
import { sweepView } from './health.views.ts'

const none = { total: 0, more: false }

async function readQueues(db: Db): Promise<QueueHealth[]> {
  const made = await hasJobs(db)
  const queues: QueueHealth[] = []
  for (const id of jobQueues) {
    const counts = made ? await countJobs(db, id) : { waiting: none, running: none, failed: none, oldestAt: null, isRetryable: false }
    const { isRetryable, oldestAt, ...counted } = counts
    queues.push({ id, ...counted, oldestAt: oldestAt?.toISOString() ?? null, may: isRetryable ? ['retry'] : [] })
  }
  return queues
}

async function readDatabase(db: Db): Promise<Health['database']> {
  const began = performance.now()
  const tables = await findNewestMigration(db)
  return { tables, answeredMs: Math.round(performance.now() - began) }
}

async function readPush({ db, clock, push }: Pick<Dependencies, 'db' | 'clock' | 'push'>): Promise<Health['push']> {
  const dayAgo = toDate(clock.now().subtract({ hours: 24 }))
  return {
    isOn: push !== null,
    waiting: await countWaitingPushes(db),
    sent: await countEndedPushes(db, 'sent', dayAgo),
    failed: await countEndedPushes(db, 'failed', dayAgo),
    dropped: await countEndedPushes(db, 'skipped', dayAgo),
  }
}

/** How the server does: each part by indexes, nothing counted beyond 10,000. @param works all housekeeping there is */
export async function readHealth(deps: Dependencies, works: readonly Work[]): Promise<Health> {
  const { db, clock } = deps
  const now = clock.now()
  const [database, runs, due] = [await readDatabase(db), await listRuns(db), await readDue(db, works, now)]
  return {
    database,
    queues: await readQueues(db),
    sweeps: works.map(({ name }, i) =>
      sweepView(
        name,
        runs.find((run) => run.name === name),
        due[i] ?? null,
        now,
      ),
    ),
    gateways: await readGatewayWords(deps),
    push: await readPush(deps),
  }
}
