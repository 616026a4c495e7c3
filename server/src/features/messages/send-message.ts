import { randomUUID } from 'node:crypto'
import type { Message } from '@mwc/contract/messages/messages.schemas'
import { inTransaction, together } from '../../database/in-transaction.ts'
import { hourSeconds, secondsUntilNextWindow, takeAllowance } from '../../database/take-allowance.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { lockMember } from '../membership/lock-member.ts'
import { messageView } from './messages.views.ts'
import { findOwnMessageByKey, findThreadOf, insertMessage, insertThread, updateThread } from './threads.repo.ts'

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
    const [known, before] = await together(findThreadOf(tx, memberId), findOwnMessageByKey(tx, memberId, idempotencyKey))
    if (before && (before.text !== text || before.author !== 'member')) throw new Refusal('messages.keyReused')
    if (before) return messageView(before)
    const threadId = known?.id ?? randomUUID()
    const number = (known?.message_count ?? 0) + 1
    const written = { state: 'open', message_count: number, waiting_since: known?.waiting_since ?? at, last_at: at } as const
    const assigned_to = known?.state === 'closed' ? null : (known?.assigned_to ?? null)
    const message = { thread_id: threadId, number, author: 'member', staff_id: null, text, idempotency_key: idempotencyKey } as const
    const [isAllowed, , row] = await together(
      takeAllowance(tx, `messages:${memberId}`, messagesAnHour, hourSeconds, now),
      known
        ? updateThread(tx, threadId, { ...written, assigned_to })
        : insertThread(tx, { id: threadId, member_id: memberId, ...written, assigned_to, version: 1 }),
      insertMessage(tx, { id: randomUUID(), at, ...message }),
    )
    if (!isAllowed) throw new Refusal('messages.tooMany', { retryAfterSeconds: secondsUntilNextWindow(hourSeconds, now) })
    return messageView(row)
  })
}
