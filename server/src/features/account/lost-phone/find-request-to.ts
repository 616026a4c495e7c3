import type { Db } from '../../../database/database.ts'
import { findRequestState } from './find-request-state.ts'
import { listRequestsTo, type PhoneRequestRow } from './phone-requests.repo.ts'

/**
 * The request that a phone is asked about: one that is ready, else one that staff approved, else the newest.
 * A phone may ask for several accounts, and a newer request must not keep a member out whose move is approved.
 */
export async function findRequestTo(db: Db, newMobile: string, now: Temporal.Instant): Promise<PhoneRequestRow | undefined> {
  const requests = await listRequestsTo(db, newMobile)
  const first = (wanted: 'ready' | 'approved') => requests.find((request) => findRequestState(request, now) === wanted)
  return first('ready') ?? first('approved') ?? requests[0]
}
