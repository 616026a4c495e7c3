import { randomUUID } from 'node:crypto'
import type { Message } from '@mwc/contract/messages/messages.schemas'
import { inTransaction } from '../../database/in-transaction.ts'
import { hourSeconds, secondsUntilNextWindow, takeAllowance } from '../../database/take-allowance.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { lockMember } from '../membership/lock-member.ts'
import { messageView } from './messages.views.ts'
import { findMessageByKey, findThreadOf, insertMessage, insertThread, updateThread } from './threads.repo.ts'

/** Messages an hour and member: one every two minutes. More is a fault, or a flood that keeps staff from others. */
export const messagesAnHour = 30

/**
 * Adds a member's message. A closed thread opens again, for anybody of staff.
 * A repeated key answers with the message that it made, and takes none of the hour's allowance.
 */
export async function sendMessage(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
  { idempotencyKey, text }: { idempotencyKey: string; text: string },
): Promise<Message> {
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, memberId)
    if (member.closed) throw new Refusal('account.unauthenticated')
    const now = clock.now()
    const at = toDate(now)
    const known = await findThreadOf(tx, memberId)
    const before = known && (await findMessageByKey(tx, known.id, idempotencyKey))
    if (before && (before.text !== text || before.author !== 'member')) throw new Refusal('messages.keyReused')
    if (before) return messageView(before)
    if (!(await takeAllowance(tx, `messages:${memberId}`, messagesAnHour, hourSeconds, now)))
      throw new Refusal('messages.tooMany', { retryAfterSeconds: secondsUntilNextWindow(hourSeconds, now) })
    const opened = { id: randomUUID(), member_id: memberId, state: 'open', assigned_to: null, version: 0, message_count: 0 } as const
    const thread = known ?? (await insertThread(tx, { ...opened, waiting_since: at, last_at: at }))
    const number = thread.message_count + 1
    const message = { thread_id: thread.id, number, author: 'member', staff_id: null, text, idempotency_key: idempotencyKey } as const
    const row = await insertMessage(tx, { id: randomUUID(), at, ...message })
    await updateThread(tx, thread.id, {
      state: 'open',
      assigned_to: thread.state === 'closed' ? null : thread.assigned_to,
      message_count: number,
      waiting_since: thread.waiting_since ?? at,
      last_at: at,
    })
    return messageView(row)
  })
}
