import { pipeline, Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { parse } from 'csv-parse'

/** A row as it stands in the file, and where: the line on which it ends, how many rows and empty lines there were by then. */
export type CsvRow = { record: string[]; raw: string; info: { lines: number; records: number; empty_lines: number } }

/** Bytes that are worked on before others have their turn: a large file takes seconds. */
const sliceBytes = 65_536

/** Bytes in slices, with a turn for others after each. */
export async function* slicesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    yield bytes.subarray(start, start + sliceBytes)
    await setImmediate()
  }
}

/** What parts the cells of a file: what its first line has most of. */
export function delimiterOf(text: string): string {
  const first = text.slice(0, text.search(/\r?\n|\r|$/))
  return [',', ';', '\t', '|'].toSorted((one, other) => first.split(other).length - first.split(one).length)[0] ?? ','
}

/** A file's rows as its bytes come; throws `CsvError` for quotation marks without an end, and for rows of another width. */
export function csvRows(
  bytes: AsyncIterable<Uint8Array>,
  { delimiter, encoding = 'utf8' }: { delimiter: string; encoding?: 'utf8' | 'latin1' },
): AsyncIterable<CsvRow> {
  const parser = parse({ bom: true, delimiter, encoding, info: true, raw: true, skip_empty_lines: true, relax_column_count: false })
  // What goes wrong with either is thrown to whoever reads the rows.
  return pipeline(Readable.from(bytes, { objectMode: false }), parser, () => {}) as AsyncIterable<CsvRow>
}
