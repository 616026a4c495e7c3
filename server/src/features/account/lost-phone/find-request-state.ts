import type { PhoneRequestState } from '@mwc/contract/account/lost-phone/phone-request-states'
import { toInstant } from '../../../ports/clock.ts'
import { phoneRequestState } from './phone-request.rules.ts'
import type { PhoneRequestRow } from './phone-requests.repo.ts'

/** Where a stored request stands now. */
export function findRequestState(
  row: Pick<PhoneRequestRow, 'state' | 'created_at' | 'ready_at'>,
  now: Temporal.Instant,
): PhoneRequestState {
  return phoneRequestState({ state: row.state, askedAt: toInstant(row.created_at), readyAt: row.ready_at && toInstant(row.ready_at) }, now)
}
