import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { MemberRow } from '../../../database/rows.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { MemberUser } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { wordsIn } from '../../../words/server-words.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { keepClosedPerson } from '../people/closed-people.repo.ts'
import { useConfirmation } from '../proofs/use-confirmation.ts'
import { checkConfirmation } from '../proofs/check-confirmation.ts'
import { forgetPerson } from './forget-person.ts'
import { lockMemberRow } from '../people/members.repo.ts'
import { queueSms } from '../../sms/queue-sms.ts'

/**
 * Closes an account for good. Name, number, FIN, birth date, work, photo and phones go.
 * Terms, payments and consents stay under a member number without a name.
 * The FIN's keyed hash stays, for limits "a person" and for a search to say "closed".
 */
export async function closeAccount(deps: Dependencies, user: MemberUser, confirmation: string): Promise<void> {
  const { db, clock } = deps
  await checkConfirmation(deps, user, 'closeAccount', confirmation)
  await inTransaction(db, async (tx) => {
    const member = await lockMemberRow(tx, user.memberId)
    if (member.closed_at) throw new Refusal('account.unauthenticated')
    const now = clock.now()
    const at = toDate(now)
    await useConfirmation(tx, confirmation, now)
    if (member.fin_hash) await keepClosedPerson(tx, member.fin_hash, at)
    await forgetPerson(tx, deps, member.id, at)
    if (member.mobile) await tellOfClosing(tx, deps, member, member.mobile)
  })
}

/** The last word goes to the number that is let go: if it was not the member who closed, the member learns of it. */
async function tellOfClosing(tx: Tx, deps: Dependencies, { language }: MemberRow, mobile: string): Promise<void> {
  const { helpline } = await readSettings(tx)
  await queueSms(tx, deps, {
    to: mobile,
    text: wordsIn(language).sms.accountClosed({ helpline }),
    purpose: 'accountClosed',
    memberId: null,
  })
}
