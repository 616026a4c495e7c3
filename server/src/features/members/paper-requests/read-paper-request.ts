import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { PaperRequest } from '@mwc/contract/members/paper-request-desk.schemas'
import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { type Clock, dayOf } from '../../../ports/clock.ts'
import { paperRequestView } from './paper-request.views.ts'
import { findPaperRequest } from './paper-requests.repo.ts'

/** One request, and what a role may do with it. Refuses an unknown id with `request.notFound`. */
export async function readPaperRequest({ db, clock }: { db: Db; clock: Clock }, id: string, role: StaffRole): Promise<PaperRequest> {
  const row = await findPaperRequest(db, id)
  if (!row) throw new Refusal('request.notFound')
  return paperRequestView(row, dayOf(clock.now()), role)
}
