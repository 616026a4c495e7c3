import { accountJobs } from './features/account/own-account/account.jobs.ts'
import { campaignHousekeeping } from './features/campaigns/campaigns.jobs.ts'
import { dataLifeHousekeeping } from './features/data-retention/data-retention.jobs.ts'
import { notificationHousekeeping, notificationJobs } from './features/notifications/notifications.jobs.ts'
import { paymentHousekeeping, paymentJobs } from './features/payments/payments.jobs.ts'
import { smsHousekeeping, smsJobs } from './features/sms/sms.jobs.ts'
import type { Work } from './jobs/poll-for-work.ts'
import type { Job } from './jobs/queue.ts'
import { sealingHousekeeping } from './keys/re-encrypt.ts'
import type { Parts } from './dependencies.ts'

/** The one list of all jobs. */
export function allJobs(parts: Parts): Job[] {
  return [...accountJobs(parts), ...smsJobs(parts), ...notificationJobs(parts), ...paymentJobs(parts)]
}

/** The one list of all housekeeping: what is found in the tables, by the clock. `onError` hears of what went wrong with single ones. */
export function allHousekeeping(parts: Parts, onError: (error: unknown) => void): Work[] {
  return [
    ...dataLifeHousekeeping(parts),
    ...smsHousekeeping(parts, onError),
    ...notificationHousekeeping(parts, onError),
    ...paymentHousekeeping(parts, onError),
    ...campaignHousekeeping(parts),
    sealingHousekeeping(parts),
  ]
}
