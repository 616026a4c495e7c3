import type { Language } from '@mwc/contract/language/language'
import type { AttachmentKind } from '@mwc/contract/messages/attachments'
import type { Author, ThreadState } from '@mwc/contract/messages/thread-states'
import type { JSONColumnType } from 'kysely'
import type { Moment, NullableMoment } from './column-types.ts'

/** One a member: what was written between the member and staff. */
export type MessageThreadTable = {
  id: string
  member_id: string
  state: ThreadState
  assigned_to: string | null
  /** Counts up with every change. */
  version: number
  /** Number of the last message. */
  message_count: number
  /** When the first message came that nobody answered yet. */
  waiting_since: NullableMoment
  last_at: Moment
}

/** What a thread is found by: its member's words and language, copied from the directory by triggers. */
export type ThreadDirectoryTable = { thread_id: string; words: string; language: Language }

export type MessageTable = {
  id: string
  thread_id: string
  /** Counted from 1 in its thread, without gaps. */
  number: number
  author: Author
  /** Who of staff wrote it; null for the member's own. */
  staff_id: string | null
  /** Empty where there is a file. */
  text: string
  idempotency_key: string
  at: Moment
  /** What it carries in place of a text; null, as the rest of the file's columns, for a text. */
  file_kind: AttachmentKind | null
  /** Where it lies in the file store. */
  file_key: string | null
  /** Its media type, as its bytes say. */
  file_type: string | null
  file_bytes: number | null
  /** How long a voice note is; null for a photo. */
  file_seconds: number | null
  /** A photo's size in pixels; null for a voice note. */
  file_width: number | null
  file_height: number | null
  /** SHA-256 of the bytes that were sent: by it a repeat is told from other content under a used key. */
  file_digest: string | null
}

/** An answer that somebody waited for, written by a trigger: when it came, and the first message that it answered. */
export type AnswerWaitTable = { message_id: string; at: Moment; waited_since: Moment }

/** A text that is kept for answers: in English, and in what other languages it was written in. */
export type TemplateTexts = { english: string } & { [Other in Language]?: string | undefined }

export type MessageTemplateTable = {
  id: string
  /** Counts the edits, and whether it can be used. */
  version: number
  /** Once among those that can be used, however it is spelt. */
  name: string
  texts: JSONColumnType<TemplateTexts>
  edited_at: Moment
  edited_by: string
  archived_at: NullableMoment
}

export type MessageTables = {
  message_thread: MessageThreadTable
  thread_directory: ThreadDirectoryTable
  message: MessageTable
  answer_wait: AnswerWaitTable
  message_template: MessageTemplateTable
}
