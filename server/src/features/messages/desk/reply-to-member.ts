import type { DeskMessage } from '@mwc/contract/messages/message-desk.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { addAnswer } from './add-answer.ts'
import { findThread, lockThread } from '../threads.repo.ts'

/** Answers a member in a thread, once under its key. */
export async function replyToMember(
  deps: Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>,
  by: StaffActor,
  { id, idempotencyKey, text }: { id: string; idempotencyKey: string; text: string },
): Promise<DeskMessage> {
  return inTransaction(deps.db, async (tx) => {
    const found = await findThread(tx, id)
    if (!found) throw new Refusal('messages.notFound')
    // The member first, as everything that locks both.
    await lockMember(tx, found.member_id)
    const thread = await lockThread(tx, id)
    if (!thread) throw new Refusal('messages.notFound')
    return addAnswer(tx, deps, by, thread, { act: 'threads.reply', idempotencyKey, text })
  })
}
