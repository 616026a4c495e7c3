import { countWaiting, type Waiting } from '../../../database/lists/count-waiting.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { openSince } from './phone-request.rules.ts'
import { deskRequestsThat, requestColumns } from './phone-requests.repo.ts'

/** How many members wait for staff to see them about another phone. */
export function countPhoneRequests({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<Waiting> {
  const { wanted } = deskRequestsThat(db, { onlyWaiting: true }, toDate(openSince(clock.now())))
  return countWaiting(db, wanted, requestColumns.askedAt.by)
}
