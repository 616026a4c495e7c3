import type { Job } from '../../jobs/queue.ts'
import { startSweep } from '../../jobs/sweep.ts'
import type { Parts } from '../../parts.ts'
import { type QueuedSms, smsJob } from './queue-sms.ts'
import { reportSmsBudgets } from './report-sms-budgets.ts'
import { sendSms } from './send-sms.ts'

export function smsJobs(parts: Parts): Job[] {
  return [{ name: smsJob, retries: 5, run: (data: QueuedSms) => sendSms(parts, data) } as Job]
}

const reportEveryMs = 60_000

/** Keeps looking whether a budget is nearly spent, for the log. Answers with the way to stop. */
export function startSmsSweeps(parts: Parts, onError: (error: unknown) => void): () => Promise<void> {
  const report = async () => {
    for (const nearlySpent of await reportSmsBudgets(parts)) onError(nearlySpent)
  }
  return startSweep(reportEveryMs, report, onError)
}
