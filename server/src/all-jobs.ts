import { accountJobs } from './features/account/own-account/account.jobs.ts'
import { campaignHousekeeping } from './features/campaigns/campaigns.jobs.ts'
import { dataLifeHousekeeping } from './features/data-retention/data-retention.jobs.ts'
import { figureHousekeeping } from './features/figures/figures.jobs.ts'
import { importHousekeeping } from './features/imports/imports.jobs.ts'
import { logHousekeeping } from './features/log/chain/chain.jobs.ts'
import { notificationHousekeeping, notificationJobs } from './features/notifications/notifications.jobs.ts'
import { paymentHousekeeping, paymentJobs } from './features/payments/payments.jobs.ts'
import { smsHousekeeping, smsJobs } from './features/sms/sms.jobs.ts'
import { noteRuns } from './jobs/note-runs.ts'
import type { OnFault, Work } from './jobs/poll-for-work.ts'
import type { Job } from './jobs/queue.ts'
import { reEncryptionHousekeeping } from './keys/re-encrypt.ts'
import type { Dependencies } from './dependencies.ts'

/** The one list of all jobs. */
export function allJobs(deps: Dependencies): Job[] {
  return [...accountJobs(deps), ...smsJobs(deps), ...notificationJobs(deps), ...paymentJobs(deps)]
}

/** The one list of all housekeeping: work found in tables, by the clock. `onFault` hears of single faults. */
export function allHousekeeping(deps: Dependencies, onFault: OnFault): Work[] {
  const works = [
    ...dataLifeHousekeeping(deps),
    ...smsHousekeeping(deps, onFault),
    ...notificationHousekeeping(deps, onFault),
    ...paymentHousekeeping(deps, onFault),
    ...campaignHousekeeping(deps),
    ...logHousekeeping(deps),
    ...figureHousekeeping(deps),
    ...importHousekeeping(deps),
    reEncryptionHousekeeping(deps),
  ]
  return works.map((work) => noteRuns(deps, work))
}
