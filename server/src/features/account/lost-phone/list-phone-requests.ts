import type { listPhoneRequests as endpoint } from '@mwc/contract/account/lost-phone/phone-request-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { openSince } from './phone-request.rules.ts'
import { deskRequestView } from './phone-request.views.ts'
import { pageOfDeskRequests } from './phone-requests.repo.ts'

/** A page of requests: those that wait for staff first, the longest waiting first; then the others, newest first. */
export async function listPhoneRequests(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: { page: number; pageSize: number; onlyWaiting?: boolean | undefined },
): Promise<OutputOf<typeof endpoint>> {
  const now = clock.now()
  const { rows, total } = await pageOfDeskRequests(db, asked, toDate(openSince(now)))
  return { requests: rows.map((row) => deskRequestView(row, now)), total }
}
