import { type FigureName, figureNames } from '@mwc/contract/figures/figure-names'
import { byGroup, statusOf } from './groups.rules.ts'
import type { Figure } from './running-sums.rules.ts'

/** A figure of a day that is not what the ledger says. */
export type Difference = { figure: FigureName; day: string; part: string; stored: number; counted: number }

/** What goes with a closed account, or by its age: the ledger may have less of it than there was. */
const forgotten = new Set<FigureName>(['codesAsked', 'reminders', 'reminded', 'answers'])

const keyOf = ({ figure, day, part }: Figure) => `${day} ${String(figureNames.indexOf(figure)).padStart(2, '0')} ${part}`
const valuesOf = (figures: readonly Figure[]) => new Map(figures.map((figure) => [keyOf(figure), figure]))

/** All groups of a status as one. */
function together(figures: readonly Figure[]): Figure[] {
  const sums = new Map<string, Figure>()
  for (const { figure, day, part, n } of figures) {
    const sum = { figure, day, part: statusOf(part), n }
    sum.n += sums.get(keyOf(sum))?.n ?? 0
    sums.set(keyOf(sum), sum)
  }
  return [...sums.values()]
}

type Holds = (stored: number, counted: number, part: string) => boolean

function unlike(stored: readonly Figure[], counted: readonly Figure[], holds: Holds): Difference[] {
  const [were, are] = [valuesOf(stored), valuesOf(counted)]
  return [...new Map([...were, ...are]).entries()].flatMap(([key, { figure, day, part }]) => {
    const [was, is] = [were.get(key)?.n ?? 0, are.get(key)?.n ?? 0]
    return holds(was, is, part) ? [] : [{ figure, day, part, stored: was, counted: is }]
  })
}

const equal: Holds = (stored, counted) => stored === counted
const notMore: Holds = (stored, counted) => counted <= stored
/** Of a group no more than were counted then; of nobody's group no less. */
const asGroup: Holds = (stored, counted, part) => (part.startsWith(' ') ? counted >= stored : counted <= stored)

/** The first day's first figure that was stored otherwise than it is counted now; null where all are as they were. */
export function firstDifference(stored: readonly Figure[], counted: readonly Figure[]): Difference | null {
  const of = (figures: readonly Figure[], kinds: (name: FigureName) => boolean) => figures.filter(({ figure }) => kinds(figure))
  const isGroup = (name: FigureName) => byGroup.has(name)
  const isForgotten = (name: FigureName) => forgotten.has(name)
  const isExact = (name: FigureName) => !isGroup(name) && !isForgotten(name)
  const [were, are] = [of(stored, isGroup), of(counted, isGroup)]
  const all = [
    ...unlike(of(stored, isExact), of(counted, isExact), equal),
    ...unlike(of(stored, isForgotten), of(counted, isForgotten), notMore),
    ...unlike(together(were), together(are), equal),
    ...unlike(were, are, asGroup),
  ]
  const key = ({ figure, day, part }: Difference) => keyOf({ figure, day, part, n: 0 })
  return all.reduce<Difference | null>((first, one) => (first === null || key(one) < key(first) ? one : first), null)
}
