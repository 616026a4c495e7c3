import type { Dependencies } from '../../../dependencies.ts'
import { dayOf, toDate } from '../../../ports/clock.ts'
import { deleteUpTo, findHeadBefore, noteLeft } from './chain.repo.ts'

/** As long as the money that staff decided on. */
const keptYears = 7
/** Rows of a transaction: some milliseconds. */
const batchSize = 1_000

/** The first day in Singapore whose entries are kept. */
function firstKeptDay(now: Temporal.Instant): string {
  return dayOf(now).subtract({ years: keptYears }).toString()
}

/** Whether the entries of a day may have left. */
export function isOldLogDay(day: string, now: Temporal.Instant): boolean {
  return day < firstKeptDay(now)
}

/**
 * Deletes what is older than seven years, in whole days, up to a signed head; the chain then goes on from that head.
 * Safe to repeat and to stop at any moment, and on several processes.
 */
export async function forgetOldLog({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, limit = batchSize): Promise<void> {
  const now = clock.now()
  const head = await findHeadBefore(db, firstKeptDay(now))
  if (!head) return
  await noteLeft(db, head.day, toDate(now))
  while ((await deleteUpTo(db, head.position, limit)) === limit);
}
