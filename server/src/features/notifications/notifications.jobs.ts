import type { Job } from '../../jobs/queue.ts'
import { startSweep } from '../../jobs/sweep.ts'
import type { Parts } from '../../parts.ts'
import { type QueuedNotice, noticeSmsJob } from '../sms/queue-sms.ts'
import { sendNoticeSms } from '../sms/send-sms.ts'
import { forgetEndedPhones } from './forget-ended-phones.ts'
import { isNoticeWanted } from './is-notice-wanted.ts'
import { pushDue } from './push-due.ts'
import { sendBroadcasts } from './send-broadcasts.ts'
import { sendReminders } from './send-reminders.ts'

const pushEveryMs = 1_000
const broadcastEveryMs = 1_000
const minuteMs = 60_000

/** Tries over an hour and more, where it is sure that nothing was sent: nobody was reached, or the provider had no time. */
const smsRetries = 12

export function notificationJobs(parts: Parts): Job[] {
  const run = (data: QueuedNotice) => sendNoticeSms(parts, data, (to) => isNoticeWanted(parts.db, data, to))
  return [{ name: noticeSmsJob, retries: smsRetries, run } as Job]
}

/** Keeps sending broadcasts and reminders, and pushing what is due. Answers with the way to stop. */
export function startNotificationSweeps(parts: Parts, onError: (error: unknown) => void): () => Promise<void> {
  const remind = async () => {
    for (const fault of await sendReminders(parts)) onError(fault)
  }
  const stops = [
    startSweep(pushEveryMs, () => pushDue(parts), onError),
    startSweep(broadcastEveryMs, () => sendBroadcasts(parts), onError),
    startSweep(minuteMs, remind, onError),
    startSweep(minuteMs, () => forgetEndedPhones(parts), onError),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
