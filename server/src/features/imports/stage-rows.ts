import { randomUUID } from 'node:crypto'
import { type ImportEncoding, importLimits } from '@mwc/contract/imports/import-kinds'
import type { FileFault } from '@mwc/contract/imports/import-desk.schemas'
import { CsvError } from 'csv-parse'
import { csvRows, delimiterOf } from '../../csv/csv-rows.ts'
import type { Tx } from '../../database/database.ts'
import type { ImportColumn } from '../../database/tables/import-tables.ts'
import { importRowPlace } from '../../keys/encrypted-columns.ts'
import type { Encryption } from '../../keys/encryption.ts'
import { dateSign } from './dates.rules.ts'
import { doubledHead } from './header.rules.ts'
import { insertStaged } from './import-rows.repo.ts'
import { decode } from './recognise-encoding.ts'

/** Why a file is not taken; thrown, so that nothing of it stays. */
export class UnreadableFile extends Error {
  readonly fault: FileFault

  constructor(fault: Omit<FileFault, 'readings'>) {
    super(fault.fault)
    this.fault = { ...fault, readings: [] }
  }
}

/** Rows that one statement writes, and characters of the first line that show what parts the cells. */
const [batch, headLength] = [200, 4096]
const newline = 10

async function* asUtf8(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield Buffer.from(part)
}

async function firstPart(bytes: Uint8Array, encoding: ImportEncoding): Promise<string> {
  for await (const part of decode(bytes, encoding)) return part.slice(0, headLength)
  return ''
}

function columnsOf(head: readonly string[]): ImportColumn[] {
  const names = head.map((name) =>
    name
      .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
      .trim()
      .slice(0, 60),
  )
  if (names.length > importLimits.columns) throw new UnreadableFile({ fault: 'tooManyColumns', row: 1, column: '' })
  const doubled = doubledHead(names)
  if (doubled !== null) throw new UnreadableFile({ fault: 'doubledColumn', row: 1, column: doubled })
  return names.map((name, i) => ({ name: name || `Column ${i + 1}`, dates: { dayFirst: 0, monthFirst: 0, either: null, serial: null } }))
}

/** Notes how the dates of a row are written. */
function noteDates(columns: readonly ImportColumn[], record: readonly string[]): void {
  for (const [i, { dates }] of columns.entries()) {
    const cell = record[i] ?? ''
    const sign = cell.length < 5 || cell.length > 30 ? null : dateSign(cell)
    if (sign === 'either' || sign === 'serial') dates[sign] ??= cell.trim()
    else if (sign !== null) dates[sign] += 1
  }
}

/** Refuses a file of more rows than are taken before one of them is written; where its lines are few, so are its rows. */
async function refuseTooMany(bytes: Uint8Array, encoding: ImportEncoding, delimiter: string): Promise<void> {
  let lines = 0
  for (let at = bytes.indexOf(newline); at !== -1; at = bytes.indexOf(newline, at + 1)) lines += 1
  if (lines <= importLimits.rows) return
  let rows = -1
  for await (const { info } of csvRows(asUtf8(decode(bytes, encoding)), { delimiter })) {
    rows += 1
    if (rows > importLimits.rows) throw new UnreadableFile({ fault: 'tooManyRows', row: info.records + info.empty_lines, column: '' })
  }
}

/**
 * Keeps the rows of a file, encrypted, as its bytes are read; answers with its columns and how many rows there are.
 * Throws `UnreadableFile` for half a file and whatever else keeps all of it out.
 */
export async function stageRows(
  tx: Tx,
  encryption: Encryption,
  importId: string,
  { bytes, encoding }: { bytes: Uint8Array; encoding: ImportEncoding },
): Promise<{ columns: ImportColumn[]; rows: number }> {
  let columns: ImportColumn[] | null = null
  let rows = 0
  let waiting: Parameters<typeof insertStaged>[1] = []
  const write = async () => {
    if (waiting.length > 0) await insertStaged(tx, waiting)
    waiting = []
  }
  try {
    const delimiter = delimiterOf(await firstPart(bytes, encoding))
    await refuseTooMany(bytes, encoding, delimiter)
    for await (const { record, info } of csvRows(asUtf8(decode(bytes, encoding)), { delimiter })) {
      if (columns === null) {
        columns = columnsOf(record)
        continue
      }
      // Excel leaves rows of nothing but separators behind.
      if (record.every((cell) => cell.trim() === '')) continue
      rows += 1
      const number = info.records + info.empty_lines
      noteDates(columns, record)
      const id = randomUUID()
      waiting.push({ id, import_id: importId, number, sealed: encryption.encrypt(JSON.stringify(record), importRowPlace(id)) })
      if (waiting.length === batch) await write()
    }
    await write()
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const fault = error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH' ? 'width' : 'quotes'
    const [records, empty] = [Number(error['records'] ?? 0), Number(error['empty_lines'] ?? 0)]
    throw new UnreadableFile({ fault, row: records + empty + 1, column: '' })
  }
  if (columns === null || rows === 0) throw new UnreadableFile({ fault: 'empty', row: 1, column: '' })
  return { columns, rows }
}
