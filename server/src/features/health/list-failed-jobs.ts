import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listFailedJobs as endpoint } from '@mwc/contract/health/health-desk.calls'
import type { JobQueue } from '@mwc/contract/health/job-queues'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import { failedJobs, hasJobs } from '../../jobs/jobs.repo.ts'
import { failedJobView } from './health.views.ts'

type Asked = AskedPage<'failedAt'> & { queue?: JobQueue | undefined }

/** A page of the jobs that were given up, of one kind or all. */
export async function listFailedJobs({ db }: Pick<Dependencies, 'db'>, asked: Asked): Promise<OutputOf<typeof endpoint>> {
  if (!(await hasJobs(db))) return { rows: [], total: 0, more: false }
  const { rows, ...counted } = await pageOfList(db, failedJobs(db, asked.queue), asked)
  return { rows: rows.map(failedJobView), ...counted }
}
