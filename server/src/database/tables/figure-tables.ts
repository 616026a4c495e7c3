import type { FigureName } from '@mwc/contract/figures/figure-names'
import type { Day, Moment, NullableMoment } from './column-types.ts'

/** A day in Singapore whose figures were counted, once, with the days of arrears that stood then. */
export type FigureDayTable = { day: Day; counted_at: Moment; arrears_days: number }

/** One figure of a day, such as members of a status; what is not there was none. */
export type FigureTable = { figure: FigureName; day: Day; part: string; n: number }

/** What an account was until a moment, where a change since does not leave it in its own row. */
export type MemberPastTable = { member_id: string; until: Moment; nationality: string; sector: string; deactivated_at: NullableMoment }

export type FigureTables = { figure_day: FigureDayTable; figure: FigureTable; member_past: MemberPastTable }
