import { type ImportField, importFields, personFields } from '@mwc/contract/imports/import-kinds'
import type { WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import { importFieldWords } from '@mwc/contract/imports/import-words'

/** What is chosen on the page of a file, by name, as a draft keeps it. */
export type Choices = Record<string, string>

type File = Pick<WholeImport, 'columns' | 'layout'>

/** What a column is taken for: as chosen, as it was checked last, or as its head says. */
export function fieldAt({ columns, layout }: File, typed: Choices, at: number): ImportField | '' {
  const chosen = typed[`column${at}`]
  if (chosen !== undefined) return chosen as ImportField | ''
  if (layout) return importFields.find((field) => layout.columns[field] === at) ?? ''
  return columns[at]?.guess ?? ''
}

/** The column of each field; of two that are chosen for one the last. */
export function columnsOf(file: File, typed: Choices): Partial<Record<ImportField, number>> {
  return Object.fromEntries(
    file.columns.flatMap((_, at) => {
      const field = fieldAt(file, typed, at)
      return field === '' ? [] : [[field, at]]
    }),
  )
}

/** Fields, by their names, that a column has to be said for. */
export function missingColumns(columns: Partial<Record<ImportField, number>>, isOfKnown: boolean): string[] {
  const needed: readonly ImportField[] = isOfKnown ? ['fin'] : personFields
  return needed.filter((field) => columns[field] === undefined).map((field) => importFieldWords[field])
}
