import type { Work } from '../../jobs/poll-for-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { runEvery } from '../../jobs/run-every.ts'
import type { Parts } from '../../dependencies.ts'
import { noticeSmsJob, type QueuedNotice } from '../sms/queue-notice-sms.ts'
import { sendNoticeSms } from '../sms/send-sms.ts'
import { selectNextBroadcast, selectNextCount } from './broadcasts/broadcasts.repo.ts'
import { countBroadcasts } from './broadcasts/count-broadcasts.ts'
import { forgetEndedPhones } from './push/forget-ended-phones.ts'
import { isNoticeWanted } from './is-notification-wanted.ts'
import { pushDue } from './push/send-due-pushes.ts'
import { selectNextPush } from './push/push.repo.ts'
import { sendDueBroadcasts } from './broadcasts/send-due-broadcasts.ts'
import { remindersDueAt, sendReminders } from './reminders/send-reminders.ts'

const minuteSeconds = 60

/** Tries over an hour and more, where it is sure that nothing was sent: nobody was reached, or the provider had no time. */
const smsRetries = 12

export function notificationJobs(parts: Parts): Job[] {
  const run = (data: QueuedNotice) => sendNoticeSms(parts, data, (to) => isNoticeWanted(parts.db, data, to))
  return [{ name: noticeSmsJob, retries: smsRetries, run } as Job]
}

/** Sends broadcasts and reminders, and pushes what is due. */
export function notificationHousekeeping(parts: Parts, onError: (error: unknown) => void): Work[] {
  const remind = async () => {
    for (const fault of await sendReminders(parts)) onError(fault)
  }
  return [
    ...(parts.push ? [{ name: 'push', dueAt: selectNextPush, run: () => pushDue(parts) }] : []),
    { name: 'broadcasts', dueAt: selectNextBroadcast, run: () => sendDueBroadcasts(parts) },
    { name: 'broadcasts.count', dueAt: selectNextCount, run: () => countBroadcasts(parts) },
    { name: 'reminders', dueAt: remindersDueAt, run: remind },
    runEvery(minuteSeconds, parts, 'push.forget', (since) => forgetEndedPhones(parts, since)),
  ]
}
