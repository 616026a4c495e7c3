import type { FigureName } from '@mwc/contract/figures/figure-names'

/** Figures of whom accounts are: closing one leaves nothing of that, its group is nobody's afterwards. */
export const byGroup: ReadonlySet<FigureName> = new Set<FigureName>(['nationality', 'sector'])

/** The status of a part, which stands behind the group: `BD active`. */
export const statusOf = (part: string): string => part.slice(part.lastIndexOf(' ') + 1)

/** The part of the same status in which those are counted who are of no group. */
export const nobodysPart = (part: string): string => ` ${statusOf(part)}`
