import type { me } from '@mwc/contract/account/people/people.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Dependencies } from '../../../dependencies.ts'
import { readMembership } from '../../membership/read-membership.ts'
import { countUnread } from '../../notifications/inbox/count-unread.ts'
import { continuePaymentOf, reviewedPaymentOf } from '../../payments/money/continue-payment.ts'
import { marketingConsentsOf } from './me.views.ts'
import { showUser } from '../people/show-user.ts'
import { latestConsents } from '../people/consents.repo.ts'
import { getMember } from '../people/members.repo.ts'

/** The member, the membership now, the payments to continue and under review, the consents and the unread count. */
export async function readMe({ db, clock }: Dependencies, memberId: string): Promise<OutputOf<typeof me>> {
  const now = clock.now()
  const [member, membership, continuePaymentId, reviewedPaymentId, consents, unreadNotifications] = await Promise.all([
    getMember(db, memberId),
    readMembership(db, memberId, now),
    continuePaymentOf(db, memberId),
    reviewedPaymentOf(db, memberId),
    latestConsents(db, memberId),
    countUnread(db, memberId),
  ])
  return {
    user: showUser(member),
    membership,
    continuePaymentId,
    reviewedPaymentId,
    consents: marketingConsentsOf(consents),
    mustSetPassword: member.password_hash === null,
    unreadNotifications,
  }
}
