import type { DeskPhoneRequest } from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { deskRequestView } from './phone-request.views.ts'
import { findDeskRequest } from './phone-requests.repo.ts'

/** One request as the desk sees it; refuses with `request.notFound`. */
export async function readPhoneRequest({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, id: string): Promise<DeskPhoneRequest> {
  const row = await findDeskRequest(db, id)
  if (!row) throw new Refusal('request.notFound')
  return deskRequestView(row, clock.now())
}
