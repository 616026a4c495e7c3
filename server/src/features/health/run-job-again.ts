import type { LogAct, RecordKind } from '@mwc/contract/log/acts'
import type { Tx } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type JobRow, retryFailedJob } from '../../jobs/jobs.repo.ts'
import { recordAct } from '../log/record-act.ts'
import type { Actor } from '../log/read-actor.ts'

export type Retrying = Pick<Dependencies, 'db' | 'queue' | 'clock' | 'encryption'>

/** Has a job that was given up run once more, by an act about the job or what it is of. */
export async function runJobAgain(
  tx: Tx,
  deps: Retrying,
  by: Actor,
  { job, act, record }: { job: JobRow; act: LogAct; record: { kind: RecordKind; id: string } },
): Promise<void> {
  await retryFailedJob(tx, job)
  await deps.queue.wake(tx)
  const { name: queue, purpose, fault, retry_count, member_id: memberId } = job
  const before = { queue, purpose, fault, tries: retry_count + 1 }
  await recordAct(tx, deps, by, { act, record, ...(memberId === null ? {} : { memberId }), before, after: null })
}
