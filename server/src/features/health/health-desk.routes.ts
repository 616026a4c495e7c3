import * as contract from '@mwc/contract/health/health-desk.endpoints'
import { retrySms as retrySmsEndpoint } from '@mwc/contract/sms/sms-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { route } from '../../http/route.ts'
import type { Work } from '../../jobs/poll-for-work.ts'
import { listRoute } from '../log/exports/list-route.ts'
import { readActor } from '../log/read-actor.ts'
import { listFailedJobs } from './list-failed-jobs.ts'
import { readHealth } from './read-health.ts'
import { retryJob } from './retry-job.ts'
import { retryQueue } from './retry-queue.ts'
import { retrySms } from './retry-sms.ts'

/** How the server does, for whoever runs it; asked for again and again. @param works all housekeeping */
export function healthDeskRoutes(app: FastifyInstance, deps: Dependencies, works: readonly Work[]): void {
  route(app, contract.readHealth, () => readHealth(deps, works))
  listRoute(app, deps, contract.listFailedJobs, ({ input }) => listFailedJobs(deps, input))
  route(app, contract.retryJob, (call) => retryJob(deps, readActor(deps, call), call.input.id))
  route(app, retrySmsEndpoint, (call) => retrySms(deps, readActor(deps, call), call.input.id))
  route(app, contract.retryQueue, (call) => retryQueue(deps, readActor(deps, call), call.input.queue))
}
