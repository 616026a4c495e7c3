import type { ReportKind } from '@mwc/contract/phone-reports/report-kinds'
import type { Language } from '@mwc/contract/language/language'
import type { Generated } from 'kysely'
import type { Day, Moment } from './column-types.ts'

/** What phones told, added up by day, version and what it is. */
export type PhoneReportTable = {
  id: string
  day: Day
  /** The build of the app; `other`, as in `hash` and `what`, for all beyond a day's most. */
  version: string
  kind: ReportKind
  hash: string
  what: string
  places: string
  route: string
  language: Language
  told: number
  slow: Generated<number>
  poor: Generated<number>
  last_at: Moment
}

export type PhoneReportTables = { phone_report: PhoneReportTable }
