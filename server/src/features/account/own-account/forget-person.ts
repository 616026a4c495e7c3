import type { Tx } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { destroyLogKey } from '../../log/destroy-log-key.ts'
import { forgetPast } from '../../figures/keep-past.ts'
import { forgetThread } from '../../messages/forget-thread.ts'
import { forgetNotifications } from '../../notifications/inbox/forget-notifications.ts'
import { giveUpOpenOrder } from '../../payments/orders/give-up-order.ts'
import { forgetReceiver } from '../../sms/forget-receiver.ts'
import { deleteNominee } from '../nominee/nominee.repo.ts'
import { deleteCodesOf } from '../proofs/codes.repo.ts'
import { forgetFormerMobiles } from '../people/former-mobiles.repo.ts'
import { lockMemberRow, removePerson } from '../people/members.repo.ts'
import { deleteRequestsOf } from '../lost-phone/phone-requests.repo.ts'
import { deleteProofsOf } from '../proofs/proofs.repo.ts'
import { endPaperRequests } from '../own-data/own-paper-requests.repo.ts'
import { queueFileRemoval } from './queue-file-removal.ts'
import { deleteSessionsOf } from '../sessions/sessions.repo.ts'
import { deleteTicketsOf } from '../proofs/tickets.repo.ts'

/**
 * Removes name, number, FIN, birth date, work, photo, nominee, phones and messages.
 * Terms, payments and consents stay under a member number without a name (docs/decisions/0017).
 */
export async function forgetPerson(tx: Tx, { queue }: Pick<Dependencies, 'queue'>, memberId: string, at: Date): Promise<void> {
  const member = await lockMemberRow(tx, memberId)
  await giveUpOpenOrder(tx, member.id, at)
  if (member.photo_key) await queueFileRemoval(tx, queue, member.photo_key)
  if (member.mobile) {
    await deleteCodesOf(tx, member.mobile)
    await deleteProofsOf(tx, member.mobile)
  }
  await deleteSessionsOf(tx, member.id)
  await deleteTicketsOf(tx, member.id)
  await deleteRequestsOf(tx, member.id)
  await endPaperRequests(tx, member.id, at)
  await forgetFormerMobiles(tx, member.id)
  await deleteNominee(tx, member.id)
  await forgetReceiver(tx, member.id)
  for (const key of await forgetThread(tx, member.id)) await queueFileRemoval(tx, queue, key)
  await forgetNotifications(tx, member.id)
  await forgetPast(tx, member.id, at)
  await destroyLogKey(tx, member.id)
  await removePerson(tx, member.id, at)
}
