import { decidePhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { DeskPhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import { findRequestState } from './find-request-state.ts'
import { actsOn } from './phone-request.rules.ts'
import type { DeskRequestRow } from './phone-requests.repo.ts'

/** A request as staff of a role see it now. */
export function deskRequestView(row: DeskRequestRow, now: Temporal.Instant, role: StaffRole): DeskPhoneRequest {
  const state = findRequestState(row, now)
  return {
    id: row.id,
    state,
    askedAt: row.created_at.toISOString(),
    readyAt: row.ready_at?.toISOString() ?? null,
    newMobile: row.new_mobile,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.username,
    checked: row.checked,
    note: row.note,
    member: {
      id: row.member_id,
      memberNumber: row.member_number,
      fullName: row.full_name,
      mobile: row.mobile,
      finLastFour: row.fin_last_four,
      nationality: row.nationality,
    },
    may: mayCall(decidePhoneRequest, role) ? actsOn(state) : [],
  }
}
