import type { me } from '@mwc/contract/account/people/people.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Dependencies } from '../../../dependencies.ts'
import type { MemberUser } from '../../../http/route.ts'
import { deriveMembership } from '../../membership/derive-membership.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { continuePaymentOf, isMoveOpen, latePaymentOf, mayBePaidOf, marketingConsentsOf, paidLatelyOf } from './me.views.ts'
import { showUser } from '../people/show-user.ts'
import { type MeRow, selectMe } from './me.repo.ts'
import { photoVersion } from './photo.rules.ts'

/** What `readMe` needs to have been asked alongside who asks. */
export const alongsideMe = selectMe

/** The member, the membership now, payments to go on with, consents, the unread count, a move that is asked for, which photo. */
export async function readMe(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  user: MemberUser,
  facts: MeRow,
): Promise<OutputOf<typeof me>> {
  const settings = await readSettings(db)
  const now = clock.now()
  return {
    user: showUser(user.member),
    membership: deriveMembership(user, settings, now),
    continuePaymentId: continuePaymentOf(facts.open_payment),
    latePaymentId: latePaymentOf(facts, now),
    mayBePaidId: mayBePaidOf(facts, now),
    paidLatelyId: paidLatelyOf(facts, now),
    reviewedPaymentId: facts.reviewed_payment?.id ?? null,
    reviewCameTwice: facts.reviewed_payment?.order_state === 'settled',
    reviewOnlyGoesBack: facts.reviewed_payment?.state === 'paid',
    consents: marketingConsentsOf(facts.consents),
    mustSetPassword: !user.member.has_password,
    unreadNotifications: facts.unread,
    moveAsked: facts.moves.some((move) => isMoveOpen(move, now)),
    photo: photoVersion(user.member.photo_key),
  }
}
