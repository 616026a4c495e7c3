import { randomUUID } from 'node:crypto'
import type { DeskMessage } from '@mwc/contract/messages/message-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { notifyMember } from '../../notifications/inbox/notify-member.ts'
import { deskMessageView } from './desk-threads.views.ts'
import { findAnswerByKey, insertMessage, lockAnswerer, type ThreadRow, updateThread } from '../threads.repo.ts'

type Needed = Pick<Dependencies, 'clock' | 'queue' | 'encryption'>
type Written = { act: 'threads.reply' | 'threads.write'; idempotencyKey: string; text: string }

/**
 * Adds a message of staff to a thread that the caller has locked, after its member, and notifies the member once.
 * Ends the thread's wait and opens it; nobody's becomes the writer's.
 * A repeated key answers with the message that it made; for another thread or text it is refused with `messages.keyReused`.
 */
export async function addAnswer(
  tx: Tx,
  deps: Needed,
  by: StaffActor,
  thread: ThreadRow,
  { act, idempotencyKey, text }: Written,
): Promise<DeskMessage> {
  const { id, member_id: memberId } = thread
  const { staffId, username } = by
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
  const isFirst = act === 'threads.write' && thread.waiting_since === null
  const words = isFirst ? ({ text: 'written', message: text } as const) : ({ text: 'answered', answer: text } as const)
  await notifyMember(tx, deps, { memberId, kind: 'message', key: row.id, opens: 'messages', words })
  const after = { threadId: id, messageId: row.id, number }
  await recordAct(tx, deps, by, { act, record: { kind: 'thread', id }, memberId, before: null, after })
  return deskMessageView({ ...row, staff_name: username })
}
