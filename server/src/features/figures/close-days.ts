import { inSnapshot } from '../../database/in-snapshot.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { readSettings } from '../programme/read-settings.ts'
import { countMissing } from './count-missing.ts'
import { deleteEmptied } from './emptied.repo.ts'
import { claimDays, insertFigures } from './figures.repo.ts'

/** Rows that are written at a time. */
const batch = 10_000

/**
 * Counts each day that is over and was not counted yet, once: what is counted stays. Answers with these days.
 * Safe to repeat and on several processes: a day belongs to whoever marks it first, and both count the same.
 */
export async function closeDays({ db, clock, longReads }: Pick<Dependencies, 'db' | 'clock' | 'longReads'>): Promise<string[]> {
  const last = dayOf(clock.now()).subtract({ days: 1 })
  const arrearsDays = Number((await readSettings(db)).arrearsDays)
  const counted = await longReads((reads) => inSnapshot(reads, (snapshot) => countMissing(snapshot, last, arrearsDays)))
  if (counted === null) return []
  const { days, figures, emptied } = counted
  return inTransaction(db, async (tx) => {
    const claimed = await claimDays(tx, days, { at: toDate(clock.now()), arrearsDays })
    const own = figures.filter(({ day }) => claimed.has(day))
    for (let at = 0; at < own.length; at += batch) await insertFigures(tx, own.slice(at, at + batch))
    // What another process counted did not find emptied what this one did.
    if (claimed.size > 0) await deleteEmptied(tx, emptied, { days: [...claimed], last: last.toString() })
    return [...claimed]
  })
}
