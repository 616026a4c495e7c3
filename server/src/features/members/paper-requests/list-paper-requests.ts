import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPaperRequests as endpoint } from '@mwc/contract/members/paper-request-desk.calls'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf } from '../../../ports/clock.ts'
import { paperRequestView } from './paper-request.views.ts'
import { type PaperRequestColumn, type PaperRequestFilter, paperRequestsThat } from './paper-requests.repo.ts'

/** A page of the requests that fit the filter, and what a role may do with each. */
export async function listPaperRequests(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<PaperRequestColumn> & PaperRequestFilter,
  role: StaffRole,
): Promise<OutputOf<typeof endpoint>> {
  const today = dayOf(clock.now())
  const { rows, ...counted } = await pageOfList(db, paperRequestsThat(db, asked), asked)
  return { rows: rows.map((row) => paperRequestView(row, today, role)), ...counted }
}
