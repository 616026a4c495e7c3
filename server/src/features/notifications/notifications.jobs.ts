import type { OnFault, Work } from '../../jobs/poll-for-work.ts'
import type { Job } from '../../jobs/queue.ts'
import { runEvery } from '../../jobs/run-every.ts'
import type { Dependencies } from '../../dependencies.ts'
import { notificationSmsJob, type QueuedNotification } from '../sms/queue-notice-sms.ts'
import { sendNotificationSms } from '../sms/send-sms.ts'
import { selectNextBroadcast } from './broadcasts/telling.repo.ts'
import { selectNextCount } from './broadcasts/broadcast-counts.repo.ts'
import { countBroadcasts } from './broadcasts/count-broadcasts.ts'
import { forgetEndedPhones } from './push/forget-ended-phones.ts'
import { isNotificationWanted } from './is-notification-wanted.ts'
import { sendDuePushes } from './push/send-due-pushes.ts'
import { selectNextPush } from './push/push.repo.ts'
import { sendDueBroadcasts } from './broadcasts/send-due-broadcasts.ts'
import { countReminders } from './reminders/count-reminders.ts'
import { selectNextDayCount } from './reminders/reminder-days.repo.ts'
import { remindersDueAt, sendReminders } from './reminders/send-reminders.ts'

const minuteSeconds = 60

export function notificationJobs(deps: Dependencies): Job[] {
  const run = (data: QueuedNotification) => sendNotificationSms(deps, data, (to) => isNotificationWanted(deps.db, data, to))
  return [{ name: notificationSmsJob, run } as Job]
}

/** Sends broadcasts and reminders, and pushes what is due. */
export function notificationHousekeeping(deps: Dependencies, onFault: OnFault): Work[] {
  const remind = async () => {
    for (const fault of await sendReminders(deps)) onFault(fault, 'reminders')
  }
  return [
    ...(deps.push ? [{ name: 'push', dueAt: selectNextPush, run: () => sendDuePushes(deps) }] : []),
    { name: 'broadcasts', dueAt: selectNextBroadcast, run: () => sendDueBroadcasts(deps) },
    { name: 'broadcasts.count', dueAt: selectNextCount, run: () => countBroadcasts(deps) },
    { name: 'reminders', dueAt: remindersDueAt, run: remind },
    { name: 'reminders.count', dueAt: selectNextDayCount, run: () => countReminders(deps) },
    runEvery(minuteSeconds, deps, 'push.forget', (since) => forgetEndedPhones(deps, since)),
  ]
}
