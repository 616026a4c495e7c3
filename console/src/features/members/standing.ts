import type { DeskMemberDetail } from '@mwc/contract/members/member-desk.schemas'
import { formatDay, formatMoment } from '../../page/format.ts'

/** Why a member's status is what it is, with its dates. */
export function explainStanding({ status, firstDay, lastDay, daysLeft, arrearsUntil, deactivatedAt, closedAt }: DeskMemberDetail): string {
  const ended = lastDay ? `The last day was ${formatDay(lastDay)}` : ''
  switch (status) {
    case 'active':
      return `From ${formatDay(firstDay ?? '')} to ${formatDay(lastDay ?? '')}: ${daysLeft === 1 ? 'today is the last day' : `${daysLeft} days left`}.`
    case 'pendingPayment':
      return firstDay ? `Begins on ${formatDay(firstDay)}.` : 'Signed up and never paid.'
    case 'arrears':
      return `${ended}. In arrears until ${formatDay(arrearsUntil ?? '')}, then inactive. Nothing is owed: a renewal counts from the day of payment.`
    case 'inactive':
      return `${ended}; in arrears until ${formatDay(arrearsUntil ?? '')}. A renewal counts from the day of payment.`
    case 'deactivated':
      return `Stopped by staff on ${formatMoment(deactivatedAt ?? '')}. ${lastDay ? `The ledger goes to ${formatDay(lastDay)}.` : ''}`
    case 'closed':
      return `Closed on ${formatMoment(closedAt ?? '')}. What said who it was is gone; the ledger stays.`
  }
}
