import type { ImportFault, MemberImport, WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import { importProblemWords } from '@mwc/contract/imports/import-words'
import { toInstant } from '../../ports/clock.ts'
import { shownText } from './cells.rules.ts'
import { guessFields } from './header.rules.ts'
import type { FaultRow, ImportFile, ImportRecord } from './imports.repo.ts'
import { actsOn, type ImportStanding } from './imports.rules.ts'

/** What of a file decides on acts. */
export function standingOf({ state, added, changed, made_at }: ImportFile): ImportStanding {
  return { state, added, changed, madeAt: toInstant(made_at) }
}

export function importView(row: ImportRecord, now: Temporal.Instant): MemberImport {
  return {
    id: row.id,
    name: row.name,
    state: row.state,
    encoding: row.encoding,
    rows: row.rows,
    done: row.done,
    added: row.added,
    changed: row.changed,
    left: row.left_alone,
    wrong: row.wrong,
    madeAt: row.made_at.toISOString(),
    madeBy: row.made_by_name,
    appliedAt: row.applied_at?.toISOString() ?? null,
    appliedBy: row.applied_by_name,
    endedAt: row.ended_at?.toISOString() ?? null,
    may: actsOn(standingOf(row), now),
  }
}

/** A file with its columns and what stands in its first rows, while there are any. */
export function wholeImportView(row: ImportRecord, first: readonly string[][], now: Temporal.Instant): WholeImport {
  const guesses = guessFields(row.columns.map(({ name }) => name))
  const columns = row.columns.map(({ name, dates }, i) => ({
    name,
    guess: guesses[i] ?? null,
    samples: first.map((record) => shownText(record[i] ?? '')),
    unsureDate: dates.dayFirst > 0 !== dates.monthFirst > 0 ? null : dates.either,
    serialDate: dates.serial,
  }))
  return { ...importView(row, now), version: row.version, columns, layout: row.layout, reason: row.reason }
}

/** What is wrong with a cell, its column by the name that the file has. */
export function faultView(fault: FaultRow, file: ImportFile | undefined): ImportFault {
  const { id, row, field, problem, text, other_row: otherRow } = fault
  const column = file?.columns[file.layout?.columns[field] ?? -1]?.name ?? ''
  return { id, row, column, field, problem, message: importProblemWords[problem], text, otherRow }
}
