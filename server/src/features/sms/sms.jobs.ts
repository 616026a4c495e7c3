import type { Job } from '../../jobs/queue.ts'
import type { Parts } from '../../parts.ts'
import { type QueuedSms, smsJob } from './queue-sms.ts'
import { sendSms } from './send-sms.ts'

export function smsJobs(parts: Parts): Job[] {
  return [{ name: smsJob, retries: 5, run: (data: QueuedSms) => sendSms(parts, data) } as Job]
}
