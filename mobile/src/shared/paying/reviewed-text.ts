import type { me } from '@mwc/contract/account/people/people.calls'
import type { MemberStatus } from '@mwc/contract/membership/member-statuses'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { MembershipWords } from '../../words/english/membership.ts'

type Member = Pick<OutputOf<typeof me>, 'reviewedPaymentId' | 'reviewOnlyGoesBack' | 'membership'>

/** Whether staff look at money, so that nobody should pay; without a membership not for money that can only go back. */
export function isHeldBack({ reviewedPaymentId, reviewOnlyGoesBack, membership }: Member): boolean {
  return Boolean(reviewedPaymentId) && (!reviewOnlyGoesBack || membership.status === 'active')
}

/** What is said of money that staff look at: a running membership is paid, so there it is a renewal's or came twice. */
export function reviewedText(status: MemberStatus, cameTwice: boolean, words: MembershipWords): string {
  if (status !== 'active') return words.moneyChecked
  return cameTwice ? words.twiceChecked : words.renewalChecked
}
