import type { PaperRequestKind, PaperRequestState } from '@mwc/contract/members/paper-request-kinds'
import type { Day, Moment, NullableMoment, NullableText } from './column-types.ts'

/** A FIN that may not sign up, as its keyed hash. */
export type BlockedFinTable = { id: string; fin_hash: string; other_fin_hash: NullableText; blocked_at: Moment; blocked_by: string }

/** What a member asked for on paper; `note` and `decision` are emptied with the person. */
export type PaperRequestTable = {
  id: string
  member_id: string
  kind: PaperRequestKind
  state: PaperRequestState
  received_day: Day
  due_day: Day
  note: string
  request_key: string
  created_at: Moment
  created_by: string
  decided_at: NullableMoment
  decided_by: NullableText
  decision: NullableText
}

export type MemberDeskTables = { blocked_fin: BlockedFinTable; paper_request: PaperRequestTable }
