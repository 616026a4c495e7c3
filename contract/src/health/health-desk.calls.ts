import type { nothing } from '../endpoint/empty.schemas.ts'
import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  listFailedJobsInput,
  listFailedJobsOutput,
  readHealthOutput,
  retryJobInput,
  retryJobOutput,
  retryQueueInput,
  retryQueueOutput,
} from './health-desk.schemas.ts'

/** Whoever runs the programme. */
const roles: readonly StaffRole[] = ['admin']

export const readHealth: WireCall<'staff', typeof nothing, typeof readHealthOutput> = {
  method: 'GET',
  path: '/desk/health',
  access: 'staff',
  roles,
}

export const listFailedJobs: WireCall<'staff', typeof listFailedJobsInput, typeof listFailedJobsOutput> = {
  method: 'GET',
  path: '/desk/failed-jobs',
  access: 'staff',
  roles,
}

export const retryJob: WireCall<'staff', typeof retryJobInput, typeof retryJobOutput> = {
  method: 'POST',
  path: '/desk/failed-jobs/:id/retry',
  access: 'staff',
  roles,
}

export const retryQueue: WireCall<'staff', typeof retryQueueInput, typeof retryQueueOutput> = {
  method: 'POST',
  path: '/desk/queues/:queue/retry',
  access: 'staff',
  roles,
}
