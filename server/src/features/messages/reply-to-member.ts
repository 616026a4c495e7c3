import { randomUUID } from 'node:crypto'
import type { DeskMessage } from '@mwc/contract/messages/message-desk.schemas'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import type { StaffActor } from '../log/read-actor.ts'
import { lockMember } from '../membership/lock-member.ts'
import { notifyMember } from '../notifications/inbox/notify-member.ts'
import { deskMessageView } from './messages.views.ts'
import { findAnswerByKey, findThread, insertMessage, lockAnswerer, lockThread, updateThread } from './threads.repo.ts'

/**
 * Adds an answer of staff and notifies the member once. Ends the thread's wait and opens it; nobody's becomes the answerer's.
 * A repeated key answers with the message that it made; for another thread or text it is refused.
 */
export async function replyToMember(
  deps: Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>,
  by: StaffActor,
  { id, idempotencyKey, text }: { id: string; idempotencyKey: string; text: string },
): Promise<DeskMessage> {
  const { staffId, username } = by
  return inTransaction(deps.db, async (tx) => {
    const found = await findThread(tx, id)
    if (!found) throw new Refusal('messages.notFound')
    // The member first, as everything that locks both.
    await lockMember(tx, found.member_id)
    const thread = await lockThread(tx, id)
    if (!thread) throw new Refusal('messages.notFound')
    await lockAnswerer(tx, staffId)
    const before = await findAnswerByKey(tx, { threadId: id, staffId, key: idempotencyKey })
    if (before && (before.thread_id !== id || before.text !== text || before.staff_id !== staffId)) throw new Refusal('messages.keyReused')
    if (before) return deskMessageView({ ...before, staff_name: username })
    const at = toDate(deps.clock.now())
    const number = thread.message_count + 1
    const message = { thread_id: id, number, author: 'staff', staff_id: staffId, text, idempotency_key: idempotencyKey } as const
    const row = await insertMessage(tx, { id: randomUUID(), at, ...message })
    await updateThread(tx, id, {
      state: 'open',
      assigned_to: thread.assigned_to ?? staffId,
      message_count: number,
      waiting_since: null,
      last_at: at,
    })
    await notifyMember(tx, deps, {
      memberId: thread.member_id,
      kind: 'message',
      key: row.id,
      opens: 'messages',
      words: { text: 'answered', answer: text },
    })
    const record = { kind: 'thread', id } as const
    const after = { threadId: id, messageId: row.id, number }
    await recordAct(tx, deps, by, { act: 'threads.reply', record, memberId: thread.member_id, before: null, after })
    return deskMessageView({ ...row, staff_name: username })
  })
}
