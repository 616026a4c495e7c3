import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { PaperRequest } from '@mwc/contract/members/paper-request-desk.schemas'
import { paperRequestActsFor } from './paper-request.rules.ts'
import type { PaperRequestRow } from './paper-requests.repo.ts'

/** A request as staff of a role see it on a day of Singapore. */
export function paperRequestView(row: PaperRequestRow, today: Temporal.PlainDate, role: StaffRole): PaperRequest {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    receivedOn: row.received_day,
    dueOn: row.due_day,
    overdue: row.state === 'open' && row.due_day < today.toString(),
    note: row.note,
    recordedAt: row.created_at.toISOString(),
    recordedBy: row.recorder,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decider,
    decision: row.decision,
    member: { id: row.member_id, memberNumber: row.member_number, fullName: row.full_name },
    may: paperRequestActsFor(role, { kind: row.kind, state: row.state, memberClosed: row.closed_at !== null }),
  }
}
