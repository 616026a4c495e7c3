import type { Dependencies } from '../../../dependencies.ts'
import type { CountedRows } from '../../../database/lists/count-up-to.ts'
import { toDate } from '../../../ports/clock.ts'
import { countSessionsWithoutKey } from './sessions.repo.ts'

/** Sessions that are alive and have no key, counted to 10,000: whoever holds their tokens pays with them. */
export async function countUnsignedSessions({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<CountedRows> {
  return countSessionsWithoutKey(db, toDate(clock.now()))
}
