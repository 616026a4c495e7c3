import type { DateFormat, LineState, StatementKind } from '@mwc/contract/payments/statement-kinds'
import type { Generated, JSONColumnType } from 'kysely'
import type { Day, Moment, NullableMoment } from './column-types.ts'

/** How the files of a source are read; columns by the names at their heads. */
export type Layout = {
  dateColumn: string
  amountColumn: string
  referenceColumn: string
  codeColumn?: string | undefined
  directionColumn?: string | undefined
  directionIn?: string | undefined
  dateFormat: DateFormat
  decimalMark: '.' | ','
  encoding: string
}

export type StatementSourceTable = {
  id: string
  kind: StatementKind
  name: string
  /** How its next file is read. */
  layout: JSONColumnType<Layout>
  added_at: Moment
  /** Counts the edits, from 1. */
  version: Generated<number>
}

/** How a source's files were read since a moment, until the next version. */
export type StatementLayoutTable = { source_id: string; version: number; layout: JSONColumnType<Layout>; since: Moment }

export type StatementFileTable = {
  id: string
  source_id: string
  name: string
  encoding: string
  at: Moment
  staff_id: string | null
  /** The version of its source's layout by which it was read. */
  layout_version: Generated<number>
}

/** A line as it stands in a file; the one that brought it first. */
export type StatementLineTable = {
  id: string
  source_id: string
  file_id: string
  number: number
  /** As it stands in the file: what it is known by when it comes again. */
  raw: string
  day: Day
  /** Singapore cents; below 0 where it went out. */
  amount_cents: number
  reference: string
  code: string
  state: LineState
  payment_id: string | null
  proposed_by: string | null
  decided_by: string | null
  decided_at: NullableMoment
  note: string | null
}

export type StatementTables = {
  statement_source: StatementSourceTable
  statement_layout: StatementLayoutTable
  statement_file: StatementFileTable
  statement_line: StatementLineTable
}
