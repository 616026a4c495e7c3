import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { jobQueues } from './job-queues.ts'

/** How many there are, counted to 10,000; `more` than that. */
const counted = z.object({ total: z.int(), more: z.boolean() })
const moment = z.nullable(z.iso.datetime())

/** A kind of job. `waiting` includes those that wait for another try; `oldestAt` since when the longest due one waits. */
const queueHealth = z.object({
  id: z.enum(jobQueues),
  waiting: counted,
  running: counted,
  failed: counted,
  oldestAt: moment,
  /** `retry`: all that failed can be tried again at once. */
  may: z.array(z.enum(['retry'])),
})
export type QueueHealth = z.infer<typeof queueHealth>

/** Work that the server finds in the tables by the clock. */
const sweepHealth = z.object({
  id: z.string(),
  /** When it last began, to a minute; null where that was never noted. */
  ranAt: moment,
  /** Milliseconds that it took then. */
  tookMs: z.nullable(z.int()),
  /** When it last failed, and the code of why; null where the last run that was noted went well. */
  failedAt: moment,
  fault: z.nullable(z.string()),
  /** From when on there is something to do; null where there is nothing. */
  dueAt: moment,
  /** Whether that is more than ten minutes ago. */
  isLate: z.boolean(),
})
export type SweepHealth = z.infer<typeof sweepHealth>

/** What was last heard of a payment gateway, by any process, to some seconds. */
const gatewayHealth = z.object({
  id: z.string(),
  method: z.enum(['paynow', 'nets']),
  /** When a callback of it was last believed. */
  calledAt: moment,
  /** When it was last asked something, and when it last answered. */
  askedAt: moment,
  answeredAt: moment,
  /** Questions in a row that it did not answer. */
  faults: z.int(),
  fault: z.nullable(z.string()),
  /** Whether members are not offered its method now, since it could not be reached. */
  isHidden: z.boolean(),
})
export type GatewayHealth = z.infer<typeof gatewayHealth>

/** A process of the server. One that ends leaves the list, one that was killed a day later. */
const serverProcess = z.object({
  id: z.uuid(),
  /** The machine, and the process's number there. */
  host: z.string(),
  pid: z.int(),
  version: z.string(),
  /** Whether it does jobs and housekeeping. */
  runsJobs: z.boolean(),
  startedAt: z.iso.datetime(),
  /** Its last sign of life, of which there is one a minute. */
  seenAt: z.iso.datetime(),
  /** Whether that is more than three minutes ago. */
  isSilent: z.boolean(),
})
export type ServerProcess = z.infer<typeof serverProcess>

/** How the server does. Nothing in it names a member. */
export const readHealthOutput = z.object({
  database: z.object({
    /** The newest change of the tables that was made. */
    tables: z.string(),
    /** Milliseconds that the database took to answer. */
    answeredMs: z.int(),
  }),
  processes: z.array(serverProcess),
  queues: z.array(queueHealth),
  sweeps: z.array(sweepHealth),
  gateways: z.array(gatewayHealth),
  push: z.object({
    isOn: z.boolean(),
    waiting: counted,
    /** Of the last 24 hours: taken by the phone's service, given up, and of no use any more (seen, signed out, called off). */
    sent: counted,
    failed: counted,
    dropped: counted,
  }),
})
export type Health = z.infer<typeof readHealthOutput>

/** A job that was given up. */
export const failedJob = z.object({
  id: z.uuid(),
  queue: z.enum(jobQueues),
  /** Of an SMS: what it is for. */
  purpose: z.nullable(z.string()),
  madeAt: z.iso.datetime(),
  failedAt: z.iso.datetime(),
  tries: z.int(),
  /** The code of what went wrong. */
  fault: z.nullable(z.string()),
  may: z.array(z.enum(['retry'])),
})
export type FailedJob = z.infer<typeof failedJob>

export const listFailedJobsInput = z.object({
  ...listFields(['failedAt'], '-failedAt'),
  queue: z.optional(z.enum(jobQueues, { error: 'choose' })),
})

export const listFailedJobsOutput = listOf(failedJob)

export const retryJobInput = z.object({ id: z.uuid({ error: 'invalid' }) })

export const retryJobOutput = z.object({ id: z.uuid() })

export const retryQueueInput = z.object({ queue: z.enum(jobQueues, { error: 'choose' }) })

/** How many jobs run again. */
export const retryQueueOutput = z.object({ queue: z.enum(jobQueues), retried: z.int() })
