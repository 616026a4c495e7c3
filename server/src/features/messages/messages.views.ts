import type { DeskMessage, DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import type { Attachment, Message } from '@mwc/contract/messages/messages.schemas'
import type { DeskThreadRow, MessageRow } from './threads.repo.ts'

/** What a message carries, without where it lies. */
function attachmentView(row: MessageRow): Attachment | null {
  if (row.file_kind === null || row.file_type === null || row.file_bytes === null) return null
  const { file_kind: kind, file_type: type, file_bytes: bytes, file_seconds: seconds, file_width: width, file_height: height } = row
  return { kind, type, bytes, seconds, width, height }
}

/** A message as the member sees it: who of staff wrote it is the desk's to know. */
export function messageView(row: MessageRow): Message {
  const { id, number, author, text, at, idempotency_key } = row
  const attachment = attachmentView(row)
  return { id, number, author, text, attachment, at: at.toISOString(), key: author === 'member' ? idempotency_key : null }
}

export function deskMessageView(row: MessageRow & { staff_name: string | null }): DeskMessage {
  return { ...messageView(row), staffName: row.staff_name }
}

export function deskThreadView(row: DeskThreadRow): DeskThread {
  const { assigned_to, assigned_name } = row
  return {
    id: row.id,
    version: Number(row.version),
    memberId: row.member_id,
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
    lastAttachment: row.last_file_kind,
  }
}
