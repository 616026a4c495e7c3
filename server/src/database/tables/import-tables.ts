import type {
  DateOrder,
  ImportChange,
  ImportEncoding,
  ImportField,
  ImportProblem,
  ImportState,
  SerialBase,
} from '@mwc/contract/imports/import-kinds'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Moment, NullableMoment, NullableText } from './column-types.ts'

/** How the rows of a file are read, and what they may change; columns counted from 0. */
export type ImportLayout = {
  columns: Partial<Record<ImportField, number>>
  dateOrder?: DateOrder | undefined
  serialBase?: SerialBase | undefined
  changes: ImportChange[]
  signedOnPaper: boolean
}

/** How the dates of a column are written: how many tell that the day is first, or the month, and one of each other kind. */
export type DateSigns = { dayFirst: number; monthFirst: number; either: string | null; serial: string | null }

/** A column as the file names it. */
export type ImportColumn = { name: string; dates: DateSigns }

/** Who had a file applied, as the log names them. */
export type AppliedAs = { username: string | null; addressHash: string | null; requestId: string }

type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>

export type MemberImportTable = {
  id: string
  name: string
  state: ImportState
  encoding: ImportEncoding
  columns: JSONColumnType<ImportColumn[]>
  layout: NullableJson<ImportLayout>
  /** Counts how often it was checked, from 1. */
  version: Generated<number>
  rows: number
  /** Rows that were looked at or, once it is applied, dealt with. */
  done: Generated<number>
  /** The last row that was looked at; rows after it follow. */
  last_row: Generated<number>
  added: Generated<number>
  changed: Generated<number>
  left_alone: Generated<number>
  wrong: Generated<number>
  made_at: Moment
  made_by: string
  applied_at: NullableMoment
  applied_by: NullableText
  applied_as: NullableJson<AppliedAs>
  reason: NullableText
  ended_at: NullableMoment
}

/** A row of a file until it is applied; its cells are encrypted together. */
export type MemberImportRowTable = {
  id: string
  import_id: string
  /** As a spreadsheet counts. */
  number: number
  sealed: string
  fin_hash: NullableText
  mobile_hash: NullableText
  outcome: ColumnType<RowOutcome | null, RowOutcome | null | undefined, RowOutcome | null>
}

/** What a row would do: make a member, change one, nothing, or not be taken. */
export type RowOutcome = 'add' | 'change' | 'leave' | 'wrong'

export type MemberImportFaultTable = {
  id: string
  import_id: string
  row: number
  field: ImportField
  problem: ImportProblem
  text: string
  other_row: number | null
}

export type ImportTables = {
  member_import: MemberImportTable
  member_import_row: MemberImportRowTable
  member_import_fault: MemberImportFaultTable
}
