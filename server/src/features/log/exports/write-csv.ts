import { stringify } from 'csv-stringify/sync'
import type { AskedPart, ListPart, ListPlace } from '../../../database/lists/part-of-list.ts'
import type { CsvColumn } from './csv-columns.rules.ts'

/** Rows that are held at once. */
const partSize = 1_000

/** Excel takes a file without it for one of the reader's own code page. */
const byteOrderMark = '\uFEFF'

// A cell that a spreadsheet would take for a formula gets an apostrophe before it.
const line = (cells: (string | number | null)[][]) => stringify(cells, { escape_formulas: true, record_delimiter: 'windows' })

/** A list as CSV (RFC 4180), part by part as it is read: a header, then every row once. */
export async function* writeCsv(
  columns: readonly CsvColumn[],
  readPart: (part: AskedPart) => Promise<ListPart<object>>,
): AsyncGenerator<string> {
  yield byteOrderMark + line([columns.map(({ header }) => header)])
  let after: ListPlace | null = null
  do {
    const { rows, last }: ListPart<object> = await readPart({ after, pageSize: partSize })
    if (rows.length > 0) yield line(rows.map((row) => columns.map(({ valueOf }) => valueOf(row))))
    after = last ?? null
  } while (after !== null)
}
