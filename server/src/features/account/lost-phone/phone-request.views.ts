import type { DeskPhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import { findRequestState } from './find-request-state.ts'
import type { DeskRequestRow } from './phone-requests.repo.ts'

export function deskRequestView(row: DeskRequestRow, now: Temporal.Instant): DeskPhoneRequest {
  return {
    id: row.id,
    state: findRequestState(row, now),
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
  }
}
