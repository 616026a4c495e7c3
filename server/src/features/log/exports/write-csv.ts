import { stringify } from 'csv-stringify/sync'
import type { AskedPart, ListPart } from '../../../database/lists/part-of-list.ts'
import type { CsvColumn } from './csv-columns.rules.ts'

/** Rows that are held at once. */
export const partSize = 1_000

/** Excel takes a file without it for one of the reader's own code page. */
const byteOrderMark = '\uFEFF'

// A cell that a spreadsheet would take for a formula gets an apostrophe before it.
const line = (cells: (string | number | null)[][]) => stringify(cells, { escape_formulas: true, record_delimiter: 'windows' })

/** A list as CSV (RFC 4180), part by part as it is read: a header, then every row once. */
export async function* writeCsv(
  columns: readonly CsvColumn[],
  first: ListPart<object>,
  readPart: (part: AskedPart) => Promise<ListPart<object>>,
): AsyncGenerator<string> {
  yield byteOrderMark + line([columns.map(({ header }) => header)])
  for (let part: ListPart<object> | null = first; part !== null;) {
    const { rows, last }: ListPart<object> = part
    if (rows.length > 0) yield line(rows.map((row) => columns.map(({ valueOf }) => valueOf(row))))
    part = last ? await readPart({ after: last, pageSize: partSize }) : null
  }
}
