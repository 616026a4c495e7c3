import type { DeskMessage, DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import type { Message } from '@mwc/contract/messages/messages.schemas'
import type { DeskThreadRow, MessageRow } from './threads.repo.ts'

/** A message as the member sees it: who of staff wrote it is the desk's to know. */
export function messageView({ id, number, author, text, at, idempotency_key }: MessageRow): Message {
  return { id, number, author, text, at: at.toISOString(), key: author === 'member' ? idempotency_key : null }
}

export function deskMessageView(row: MessageRow & { staff_name: string | null }): DeskMessage {
  return { ...messageView(row), staffName: row.staff_name }
}

export function deskThreadView(row: DeskThreadRow): DeskThread {
  const { assigned_to, assigned_name } = row
  return {
    id: row.id,
    version: Number(row.version),
    memberNumber: row.member_number,
    memberName: row.full_name,
    language: row.language,
    state: row.state,
    waitingSince: row.waiting_since?.toISOString() ?? null,
    assignedTo: assigned_to !== null && assigned_name !== null ? { id: assigned_to, username: assigned_name } : null,
    messageCount: row.message_count,
    lastAt: row.last_at.toISOString(),
    lastAuthor: row.last_author,
    lastText: row.last_text,
  }
}
