import type { OnFault, Work } from '../../jobs/poll-for-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { runEvery } from '../../jobs/run-every.ts'
import type { Dependencies } from '../../dependencies.ts'
import { type QueuedSms, smsJob } from './queue-sms.ts'
import { keepSmsDays } from './keep-sms-days.ts'
import { reportSmsBudgets } from './report-sms-budgets.ts'
import { sendSms } from './send-sms.ts'

export function smsJobs(deps: Dependencies): Job[] {
  return [{ name: smsJob, run: (data: QueuedSms) => sendSms(deps, data) } as Job]
}

const minuteSeconds = 60
const hourSeconds = 3_600

/** Looks whether a budget is nearly spent, for the log, and counts the SMS of earlier days. */
export function smsHousekeeping(deps: Dependencies, onFault: OnFault): Work[] {
  const report = async () => {
    for (const nearlySpent of await reportSmsBudgets(deps)) onFault(nearlySpent, 'sms.budgets')
  }
  return [runEvery(minuteSeconds, deps, 'sms.budgets', report), runEvery(hourSeconds, deps, 'sms.days', () => keepSmsDays(deps))]
}
