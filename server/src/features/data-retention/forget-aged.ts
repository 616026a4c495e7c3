import type { Dependencies } from '../../dependencies.ts'
import { programmeZone, toDate } from '../../ports/clock.ts'
import { type Age, agedRows, deleteBatch } from './aged-rows.repo.ts'

/** Rows of a transaction: some milliseconds, so that nothing waits for them. */
const batchSize = 1_000

/** The moment before which whatever is kept for so long is too old, in whole days, months or years of Singapore. */
export function endOfAge(age: Age, now: Temporal.Instant): Temporal.Instant {
  return now.toZonedDateTimeISO(programmeZone).subtract(age).toInstant()
}

/** Deletes the rows that are older than their table of ages says, batch by batch. Safe to repeat and to stop at any moment. */
export async function forgetAged({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, limit = batchSize): Promise<void> {
  for (const rows of agedRows) {
    const moment = toDate(endOfAge(rows.retention, clock.now()))
    while ((await deleteBatch(db, rows, moment, limit)) === limit);
  }
}
