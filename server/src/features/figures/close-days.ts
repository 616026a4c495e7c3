import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { readSettings } from '../programme/read-settings.ts'
import { countDays } from './count-days.ts'
import { makeWindow } from './make-window.ts'
import { daysOf } from './counted-days.rules.ts'
import { claimDays, countedDays, firstDay, insertFigures } from './figures.repo.ts'

/** Rows that are written at a time. */
const batch = 10_000

/**
 * Counts each day that is over and was not counted yet, once: what is counted stays. Answers with these days.
 * Safe to repeat and on several processes: a day belongs to whoever marks it first, and both count the same.
 */
export async function closeDays({ db, clock, longReads }: Pick<Dependencies, 'db' | 'clock' | 'longReads'>): Promise<string[]> {
  const first = await firstDay(db)
  const last = dayOf(clock.now()).subtract({ days: 1 })
  if (first === null || first > last.toString()) return []
  const counted = new Set((await countedDays(db)).map(({ day }) => day))
  const missing = daysOf(makeWindow(Temporal.PlainDate.from(first), last)).filter((day) => !counted.has(day))
  const [from, to] = [missing[0], missing.at(-1)]
  if (from === undefined || to === undefined) return []
  const arrearsDays = Number((await readSettings(db)).arrearsDays)
  const window = makeWindow(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to))
  const figures = await longReads((reads) => countDays(reads, window, arrearsDays))
  return inTransaction(db, async (tx) => {
    const claimed = await claimDays(tx, missing, { at: toDate(clock.now()), arrearsDays })
    const own = figures.filter(({ day }) => claimed.has(day))
    for (let at = 0; at < own.length; at += batch) await insertFigures(tx, own.slice(at, at + batch))
    return [...claimed]
  })
}
