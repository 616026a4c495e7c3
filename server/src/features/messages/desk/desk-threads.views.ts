import type { DeskMessage, DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import { shapeMessage } from '../shape-message.ts'
import type { MessageRow } from '../threads.repo.ts'
import type { DeskThreadRow } from './desk-threads.repo.ts'
import type { ThreadReader } from './find-thread-reader.ts'
import { threadActsFor } from './thread.rules.ts'

export function deskMessageView(row: MessageRow & { staff_name: string | null }): DeskMessage {
  return { ...shapeMessage(row), staffName: row.staff_name }
}

/** A thread as somebody of staff is shown it. */
export function deskThreadView(row: DeskThreadRow, { role, lateSince }: ThreadReader): DeskThread {
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
    late: row.waiting_since !== null && row.waiting_since <= lateSince,
    assignedTo: assigned_to !== null && assigned_name !== null ? { id: assigned_to, username: assigned_name } : null,
    messageCount: row.message_count,
    lastAt: row.last_at.toISOString(),
    lastAuthor: row.last_author,
    lastText: row.last_text,
    lastAttachment: row.last_file_kind,
    may: threadActsFor(role, row),
  }
}
