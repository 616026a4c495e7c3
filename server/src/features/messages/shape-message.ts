import type { Attachment, Message } from '@mwc/contract/messages/messages.schemas'
import type { MessageRow } from './threads.repo.ts'

/** What a message carries, without where it lies. */
function attachmentView(row: MessageRow): Attachment | null {
  if (row.file_kind === null || row.file_type === null || row.file_bytes === null) return null
  const { file_kind: kind, file_type: type, file_bytes: bytes, file_seconds: seconds, file_width: width, file_height: height } = row
  return { kind, type, bytes, seconds, width, height }
}

/** A message as the member sees it: who of staff wrote it is the desk's to know. */
export function shapeMessage(row: MessageRow): Message {
  const { id, number, author, text, at, idempotency_key } = row
  const attachment = attachmentView(row)
  return { id, number, author, text, attachment, at: at.toISOString(), key: author === 'member' ? idempotency_key : null }
}
