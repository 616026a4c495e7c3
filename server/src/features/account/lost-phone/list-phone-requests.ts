import type { listPhoneRequests as endpoint } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { openSince } from './phone-request.rules.ts'
import { deskRequestView } from './phone-request.views.ts'
import { deskRequestsThat, type RequestColumn, type RequestFilter } from './phone-requests.repo.ts'

/** A page of requests that fit the filter, and what a role may do with each. */
export async function listPhoneRequests(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<RequestColumn> & RequestFilter,
  role: StaffRole,
): Promise<OutputOf<typeof endpoint>> {
  const now = clock.now()
  const { rows, ...counted } = await pageOfList(db, deskRequestsThat(db, asked, toDate(openSince(now))), asked)
  return { rows: rows.map((row) => deskRequestView(row, now, role)), ...counted }
}
