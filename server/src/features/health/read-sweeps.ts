import type { SweepHealth } from '@mwc/contract/health/health-desk.schemas'
import type { Dependencies } from '../../dependencies.ts'
import { readDue, type Work } from '../../jobs/poll-for-work.ts'
import { listRuns } from '../../jobs/sweep-runs.repo.ts'
import { sweepView } from './health.views.ts'

/** How each housekeeping last went, and whether it is late. @param works all housekeeping there is */
export async function readSweeps({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, works: readonly Work[]): Promise<SweepHealth[]> {
  const now = clock.now()
  const [runs, due] = await Promise.all([listRuns(db), readDue(db, works, now)])
  return works.map(({ name }, i) =>
    sweepView(
      name,
      runs.find((run) => run.name === name),
      due[i] ?? null,
      now,
    ),
  )
}
