import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { MemberRow } from '../../database/rows.ts'
import { Refusal } from '../../http/refusal.ts'
import type { MemberAsker } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { wordsIn } from '../../words/server-words.ts'
import { forgetThread } from '../messages/forget-thread.ts'
import { forgetNotifications } from '../notifications/forget-notifications.ts'
import { giveUpOrder } from '../payments/give-up-order.ts'
import { readSettings } from '../programme/read-settings.ts'
import { keepClosedPerson } from './closed-people.repo.ts'
import { deleteCodesOf } from './codes.repo.ts'
import { checkConfirmation, useConfirmation } from './confirm-identity.ts'
import { forgetFormerMobiles } from './former-mobiles.repo.ts'
import { lockMemberRow, removePerson } from './members.repo.ts'
import { deleteRequestsOf } from './phone-requests.repo.ts'
import { deleteProofsOf } from './proofs.repo.ts'
import { queueFileRemoval } from './queue-file-removal.ts'
import { queueSms } from '../sms/queue-sms.ts'
import { deleteSessionsOf } from './sessions.repo.ts'
import { forgetReceiver } from '../sms/forget-receiver.ts'
import { deleteTicketsOf } from './tickets.repo.ts'

/**
 * Closes an account for good. The person goes: name, number, FIN, birth date, work, photo, phones. What stays are the terms, payments and
 * consents of a member number without a name, and the keyed hash of the FIN, by which limits "a person" hold and a search says "closed".
 */
export async function closeAccount(parts: Parts, asker: MemberAsker, confirmation: string): Promise<void> {
  const { db, clock } = parts
  await checkConfirmation(parts, asker, 'closeAccount', confirmation)
  await inTransaction(db, async (tx) => {
    const member = await lockMemberRow(tx, asker.memberId)
    if (member.closed_at) throw new Refusal('account.unauthenticated')
    const now = clock.now()
    const at = toDate(now)
    await useConfirmation(tx, confirmation, now)
    await endOpenOrder(tx, member.id, at)
    if (member.fin_hash) await keepClosedPerson(tx, member.fin_hash, at)
    if (member.photo_key) await queueFileRemoval(tx, parts.queue, member.photo_key)
    if (member.mobile) await forgetMobile(tx, parts, member, member.mobile)
    await deleteSessionsOf(tx, member.id)
    await deleteTicketsOf(tx, member.id)
    await deleteRequestsOf(tx, member.id)
    await forgetFormerMobiles(tx, member.id)
    await forgetReceiver(tx, member.id)
    await forgetThread(tx, member.id)
    await forgetNotifications(tx, member.id)
    await removePerson(tx, member.id, at)
  })
}

async function endOpenOrder(tx: Tx, memberId: string, at: Date): Promise<void> {
  const order = await tx
    .selectFrom('member_order')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'open')
    .forUpdate()
    .executeTakeFirst()
  if (order) await giveUpOrder(tx, order, at)
}

/** The last word goes to the number that is let go: if it was not the member who closed, the member learns of it. */
async function forgetMobile(tx: Tx, parts: Parts, { language }: MemberRow, mobile: string): Promise<void> {
  await deleteCodesOf(tx, mobile)
  await deleteProofsOf(tx, mobile)
  const { helpline } = await readSettings(tx)
  await queueSms(tx, parts, {
    to: mobile,
    text: wordsIn(language).sms.accountClosed({ helpline }),
    purpose: 'accountClosed',
    memberId: null,
  })
}
