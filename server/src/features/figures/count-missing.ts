import type { Tx } from '../../database/database.ts'
import { countDays, countOnFrom } from './count-days.ts'
import { baseOf, daysOf } from './counted-days.rules.ts'
import { listEmptied } from './emptied.repo.ts'
import { countedDays, firstDay } from './figures.repo.ts'
import { makeWindow } from './make-window.ts'
import type { Figure } from './running-sums.rules.ts'

/** Days that were not counted yet, their figures, and whose groups were found emptied. */
export type Counted = { days: string[]; figures: Figure[]; emptied: number[] }

/** Counts the days up to one that nobody counted, as they stand at one moment; null where there is none. */
export async function countMissing(snapshot: Tx, last: Temporal.PlainDate, arrearsDays: number): Promise<Counted | null> {
  const first = await firstDay(snapshot)
  if (first === null || first > last.toString()) return null
  const counted = await countedDays(snapshot)
  const known = new Set(counted.map(({ day }) => day))
  const days = daysOf(makeWindow(Temporal.PlainDate.from(first), last)).filter((day) => !known.has(day))
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return null
  const window = makeWindow(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to))
  const base = baseOf(counted, from, arrearsDays)
  const emptied = await listEmptied(snapshot)
  const figures =
    base === null ? await countDays(snapshot, window, arrearsDays) : await countOnFrom(snapshot, { base, emptied }, window, arrearsDays)
  return { days, figures, emptied: emptied.map(({ id }) => id) }
}
