import type { FigureName } from '@mwc/contract/figures/figure-names'
import type { Db } from '../../database/database.ts'
import { daysOf, type Window } from './counted-days.rules.ts'
import type { Emptied } from './emptied.repo.ts'
import { stocksAt } from './figures.repo.ts'
import { countFlows } from './flows.repo.ts'
import { nobodysPart } from './groups.rules.ts'
import { makeWindow } from './make-window.ts'
import { memberChanges, selectChanged, waitingChanges } from './member-days.repo.ts'
import { type Change, type Figure, sumsOver } from './running-sums.rules.ts'

/** Every figure of each day of a window, from the ledger. @param arrearsDays as they stood on these days */
export async function countDays(db: Db, window: Window, arrearsDays: number): Promise<Figure[]> {
  return countBeside(db, window, sumsOver(daysOf(window), await memberChanges(db, window, arrearsDays)))
}

/**
 * The same figures of days after one that was counted with the same days of arrears: of members only those are read of whom
 * something changed since. Has to see one moment all through.
 * @param base the day from which is counted on
 * @param emptied all whose groups were emptied since they were counted
 */
export async function countOnFrom(
  db: Db,
  { base, emptied }: { base: string; emptied: readonly Emptied[] },
  window: Window,
  arrearsDays: number,
): Promise<Figure[]> {
  const [first, last] = [Temporal.PlainDate.from(base), Temporal.PlainDate.from(window.until).subtract({ days: 1 })]
  const since = makeWindow(first.add({ days: 1 }), last)
  const changes = await memberChanges(db, makeWindow(first, last), arrearsDays, selectChanged(since, arrearsDays))
  const before = [...(await stocksAt(db, ofMembers, [base])), ...emptied.filter(({ day }) => day === base).flatMap(asNobodys)]
  const sums = sumsOver([base, ...daysOf(since)], [...before, ...changes.filter(({ day }) => day > base)])
  return countBeside(
    db,
    window,
    sums.filter(({ day }) => day >= window.from),
  )
}

const ofMembers: readonly FigureName[] = ['status', 'nationality', 'sector', 'cohort']

/** Whose group it was is nobody by now. */
const asNobodys = ({ figure, day, part }: Emptied): Change[] => [
  { figure, day, part, n: -1 },
  { figure, day, part: nobodysPart(part), n: 1 },
]

/** What there is of members, and beside them. */
async function countBeside(db: Db, window: Window, ofMembers: readonly Figure[]): Promise<Figure[]> {
  return [...ofMembers, ...sumsOver(daysOf(window), await waitingChanges(db, window)), ...(await countFlows(db, window))]
}
