import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './health-desk.calls.ts'
import {
  listFailedJobsInput,
  listFailedJobsOutput,
  readHealthOutput,
  retryJobInput,
  retryJobOutput,
  retryQueueInput,
  retryQueueOutput,
} from './health-desk.schemas.ts'

export const readHealth = defineEndpoint(calls.readHealth, {
  summary: 'How the server does: processes, jobs, housekeeping, gateways, push, database.',
  input: nothing,
  output: readHealthOutput,
  refusals: ['staff.notAllowed'],
})

export const listFailedJobs = defineEndpoint(calls.listFailedJobs, {
  summary: 'Jobs that were given up, the newest first. They stay for a week.',
  input: listFailedJobsInput,
  output: listFailedJobsOutput,
  refusals: ['staff.notAllowed'],
})

export const retryJob = defineEndpoint(calls.retryJob, {
  summary: 'Try a job that was given up once more. A code by SMS is not: whoever waited for it asks for another. Safe to repeat.',
  input: retryJobInput,
  output: retryJobOutput,
  refusals: ['health.jobNotFound', 'health.codeNotRetried', 'staff.notAllowed'],
})

export const retryQueue = defineEndpoint(calls.retryQueue, {
  summary: 'Try all jobs of a kind that were given up once more, codes by SMS left out. Answers with how many there are. Safe to repeat.',
  input: retryQueueInput,
  output: retryQueueOutput,
  refusals: ['staff.notAllowed'],
})
