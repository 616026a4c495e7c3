import type { FigureName } from '@mwc/contract/figures/figure-names'
import type { Generated } from 'kysely'
import type { Day, Moment, NullableMoment } from './column-types.ts'

/** A day in Singapore whose figures were counted, once, the days of arrears then, and whether others are counted on from it. */
export type FigureDayTable = { day: Day; counted_at: Moment; arrears_days: number; is_base: Generated<boolean> }

/** One figure of a day, such as members of a status; what is not there was none. */
export type FigureTable = { figure: FigureName; day: Day; part: string; n: number }

/** What an account was until a moment, where a change since does not leave it in its own row. */
export type MemberPastTable = { member_id: string; until: Moment; nationality: string; sector: string; deactivated_at: NullableMoment }

/** A group in which an account was counted on a day that has been closed since: as if it had been nobody's. */
export type FigureEmptiedTable = { id: Generated<number>; day: Day; figure: FigureName; part: string }

export type FigureTables = {
  figure_day: FigureDayTable
  figure: FigureTable
  figure_emptied: FigureEmptiedTable
  member_past: MemberPastTable
}
