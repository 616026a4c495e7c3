import type { DeskPhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { deskRequestView } from './phone-request.views.ts'
import { findDeskRequest } from './phone-requests.repo.ts'

/** One request as staff of a role see it; refuses with `request.notFound`. */
export async function readPhoneRequest(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  id: string,
  role: StaffRole,
): Promise<DeskPhoneRequest> {
  const row = await findDeskRequest(db, id)
  if (!row) throw new Refusal('request.notFound')
  return deskRequestView(row, clock.now(), role)
}
