import type { Db } from '../../database/database.ts'
import { countDays } from './count-days.ts'
import { makeWindow } from './make-window.ts'
import { type Difference, firstDifference } from './differences.rules.ts'
import type { CountedDay } from './counted-days.rules.ts'
import { countedDays, firstDay, storedFigures } from './figures.repo.ts'
import type { Figure } from './running-sums.rules.ts'

export type Proof = {
  days: number
  figures: number
  first: string | null
  last: string | null
  missing: string | null
  difference: Difference | null
}

/** Days one after the other on which arrears lasted equally long. */
function stretchesOf(days: readonly CountedDay[]): { from: string; to: string; arrearsDays: number }[] {
  const stretches: { from: string; to: string; arrearsDays: number }[] = []
  for (const { day, arrears_days } of days) {
    const last = stretches.at(-1)
    if (last?.arrearsDays === arrears_days) last.to = day
    else stretches.push({ from: day, to: day, arrearsDays: arrears_days })
  }
  return stretches
}

/** The first day after the ledger's beginning that nobody counted, before the last one that was. */
function firstMissing(days: readonly CountedDay[], begin: string): string | null {
  let next = Temporal.PlainDate.from(begin)
  for (const { day } of days) {
    if (day > next.toString()) return next.toString()
    if (day === next.toString()) next = next.add({ days: 1 })
  }
  return null
}

/** Counts every counted day anew from the ledger, and says which day's figure is the first that differs. Changes nothing. */
export async function proveFigures(db: Db): Promise<Proof> {
  const days = await countedDays(db)
  const [first, last] = [days[0]?.day ?? null, days.at(-1)?.day ?? null]
  const known = new Set(days.map(({ day }) => day))
  let figures = 0
  for (const { from, to, arrearsDays } of stretchesOf(days)) {
    const counted = await countDays(db, makeWindow(Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)), arrearsDays)
    const stored = await storedFigures(db, from, to)
    figures += stored.length
    const isCounted = ({ day }: Figure) => known.has(day)
    const difference = firstDifference(stored, counted.filter(isCounted))
    if (difference) return { days: days.length, figures, first, last, missing: null, difference }
  }
  const begin = await firstDay(db)
  return { days: days.length, figures, first, last, missing: begin === null ? null : firstMissing(days, begin), difference: null }
}
