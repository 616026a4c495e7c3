import type { Author, ThreadState } from '@mwc/contract/messages/thread-states'
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

export type MessageTable = {
  id: string
  thread_id: string
  /** Counted from 1 in its thread, without gaps. */
  number: number
  author: Author
  /** Who of staff wrote it; null for the member's own. */
  staff_id: string | null
  text: string
  idempotency_key: string
  at: Moment
}

export type MessageTables = {
  message_thread: MessageThreadTable
  message: MessageTable
}
