import { randomUUID } from 'node:crypto'
import { inTransaction, together } from '../../database/in-transaction.ts'
import { hourSeconds, secondsUntilNextWindow, takeAllowance } from '../../database/take-allowance.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { lockMember } from '../membership/lock-member.ts'
import { keptBytes } from './attachments.rules.ts'
import { type FileColumns, sumFileBytes } from './attachments.repo.ts'
import { type MessageRow, findOwnMessageByKey, findThreadOf, insertMessage, insertThread, updateThread } from './threads.repo.ts'

/** Messages an hour and member: one every two minutes. More is a fault, or a flood that keeps staff from others. */
export const messagesAnHour = 30

export type OwnMessage = {
  idempotencyKey: string
  /** Empty where there is a file. */
  text: string
  /** What was put into the file store for it. */
  file: FileColumns | null
}

/** Refuses a message that stands under a key already and is another one. */
export function requireSame(before: MessageRow, { text, digest }: { text: string; digest: string | null }): void {
  if (before.text !== text || before.file_digest !== digest || before.author !== 'member') throw new Refusal('messages.keyReused')
}

/**
 * Adds a member's message. A closed thread opens again, for anybody of staff.
 * A repeated key answers with the message that it made, and takes none of the hour's allowance.
 */
export async function addOwnMessage(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
  { idempotencyKey, text, file }: OwnMessage,
): Promise<MessageRow> {
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, memberId)
    if (member.closed) throw new Refusal('account.unauthenticated')
    const now = clock.now()
    const at = toDate(now)
    const [known, before] = await together(findThreadOf(tx, memberId), findOwnMessageByKey(tx, memberId, idempotencyKey))
    if (before) requireSame(before, { text, digest: file?.file_digest ?? null })
    if (before) return before
    if (file && known && (await sumFileBytes(tx, known.id)) + file.file_bytes > keptBytes) throw new Refusal('messages.full')
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
      insertMessage(tx, { id: randomUUID(), at, ...message, ...file }),
    )
    if (!isAllowed) throw new Refusal('messages.tooMany', { retryAfterSeconds: secondsUntilNextWindow(hourSeconds, now) })
    return row
  })
}
