import { listPhoneRequests } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { OutputOf, WireCall } from '@mwc/contract/endpoint/wire-call'
import { readLogState } from '@mwc/contract/log/log.calls'
import { listPaperRequests } from '@mwc/contract/members/paper-request-desk.calls'
import { listThreads } from '@mwc/contract/messages/message-desk.calls'
import { confirmBroadcast } from '@mwc/contract/notifications/notification-desk.calls'
import { listReminded } from '@mwc/contract/notifications/told-desk.calls'
import { listReviews } from '@mwc/contract/payments/payment-desk.calls'
import { listLines } from '@mwc/contract/payments/statement-desk.calls'
import { listSms } from '@mwc/contract/sms/sms-desk.calls'
import type { readWork as endpoint } from '@mwc/contract/work/work.calls'
import { type WorkKind, workKinds } from '@mwc/contract/work/work-kinds'
import type { Waiting } from '../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../dependencies.ts'
import { countStuckJobs } from '../../jobs/count-stuck-jobs.ts'
import { countPhoneRequests } from '../account/lost-phone/count-phone-requests.ts'
import { countMissingTranslations } from '../content/desk/count-missing-translations.ts'
import { countPaperRequests } from '../members/paper-requests/count-paper-requests.ts'
import { countWaitingThreads } from '../messages/desk/count-waiting-threads.ts'
import { countWaitingBroadcasts } from '../notifications/broadcasts/count-waiting-broadcasts.ts'
import { countDaysThatDiffer } from '../notifications/reminders/count-days-that-differ.ts'
import { countReviews } from '../payments/desk/count-reviews.ts'
import { countWaitingLines } from '../payments/statements/count-waiting-lines.ts'
import { countFailedSms } from '../sms/count-failed-sms.ts'

type Counting = Pick<Dependencies, 'db' | 'clock'>

/** How each kind is counted, and the call of whoever does something about it. */
const counts: Record<WorkKind, { of: WireCall<'staff'>; count: (deps: Counting) => Promise<Waiting> }> = {
  paymentReviews: { of: listReviews, count: countReviews },
  statementLines: { of: listLines, count: countWaitingLines },
  phoneRequests: { of: listPhoneRequests, count: countPhoneRequests },
  paperRequests: { of: listPaperRequests, count: countPaperRequests },
  threads: { of: listThreads, count: countWaitingThreads },
  broadcasts: { of: confirmBroadcast, count: countWaitingBroadcasts },
  failedSms: { of: listSms, count: countFailedSms },
  reminderDays: { of: listReminded, count: countDaysThatDiffer },
  missingTranslations: { of: contentDesk.news.edit, count: countMissingTranslations },
  // Whoever runs the programme reads its log.
  stuckJobs: { of: readLogState, count: countStuckJobs },
}

/** What waits for staff of a role, by kind. */
export async function readWork(deps: Counting, role: StaffRole): Promise<OutputOf<typeof endpoint>> {
  const kinds = workKinds.filter((kind) => mayCall(counts[kind].of, role))
  return { waiting: await Promise.all(kinds.map(async (kind) => ({ kind, ...(await counts[kind].count(deps)) }))) }
}
