import type { FailedJob, ServerProcess, SweepHealth } from '@mwc/contract/health/health-desk.schemas'
import type { JobRow } from '../../jobs/jobs.repo.ts'
import { isRetryable } from './job.rules.ts'
import type { ServerProcessRow } from './processes.repo.ts'

/** A job that was given up; nothing of what it carries names anybody. */
export function failedJobView({ id, name, purpose, created_on, completed_on, retry_count, fault, ...job }: JobRow): FailedJob {
  return {
    id,
    queue: name,
    purpose,
    madeAt: created_on.toISOString(),
    failedAt: (completed_on ?? created_on).toISOString(),
    tries: retry_count + 1,
    fault,
    may: job.state === 'failed' && isRetryable({ purpose }) ? ['retry'] : [],
  }
}

type RunRow = { ran_at: Date; took_ms: number | null; failed_at: Date | null; fault: string | null }

/** A process that gave no sign of life for so long was killed, or cannot reach the database. */
const silentMinutes = 3

export function processView(row: ServerProcessRow, now: Temporal.Instant): ServerProcess {
  const { id, host, pid, version, runs_jobs, started_at, seen_at } = row
  return {
    id,
    host,
    pid,
    version,
    runsJobs: runs_jobs,
    startedAt: started_at.toISOString(),
    seenAt: seen_at.toISOString(),
    isSilent: seen_at.getTime() < now.subtract({ minutes: silentMinutes }).epochMilliseconds,
  }
}

/** What is due for so long had nobody who did it. */
const lateMinutes = 10

/** Housekeeping as its runs were noted. What was never run and is due since the beginning of time is due, but not since then. */
export function sweepView(id: string, run: RunRow | undefined, dueAt: Date | null, now: Temporal.Instant): SweepHealth {
  const since = dueAt !== null && dueAt.getTime() > 0 ? dueAt : null
  return {
    id,
    ranAt: run?.ran_at.toISOString() ?? null,
    tookMs: run?.took_ms ?? null,
    failedAt: run?.failed_at?.toISOString() ?? null,
    fault: run?.fault ?? null,
    dueAt: since?.toISOString() ?? null,
    isLate: dueAt !== null && dueAt.getTime() < now.subtract({ minutes: lateMinutes }).epochMilliseconds,
  }
}
