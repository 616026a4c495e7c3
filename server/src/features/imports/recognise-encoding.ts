import { isUtf8 } from 'node:buffer'
import type { ImportEncoding } from '@mwc/contract/imports/import-kinds'
import type { FileFault } from '@mwc/contract/imports/import-desk.schemas'
import { csvRows, delimiterOf, slicesOf } from '../../csv/csv-rows.ts'

const marks: readonly [ImportEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** What bytes that are not UTF-8 can be: nothing in them tells which for sure. */
const unmarked: readonly ImportEncoding[] = ['windows-1252', 'gb18030', 'big5']
const wide: readonly ImportEncoding[] = ['utf-16le', 'utf-16be']

/** Signs that no text has: they show that bytes were read as what they are not. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const noText = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/

/** Parts of a text as its bytes come; throws where they are none of an encoding. */
export async function* decode(bytes: Uint8Array, encoding: ImportEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const slice of slicesOf(bytes)) {
    const text = decoder.decode(slice, { stream: true })
    if (noText.test(text)) throw new TypeError(`these bytes are no ${encoding}`)
    yield text
  }
  decoder.decode()
}

async function isIn(bytes: Uint8Array, encoding: ImportEncoding): Promise<boolean> {
  try {
    for await (const _part of decode(bytes, encoding));
    return true
  } catch {
    return false
  }
}

const shownBytes = 80

/** The first cell whose bytes are more than ASCII, or no UTF-8 where most is: by it a reader sees which encoding is right. */
async function firstOddCell(bytes: Buffer): Promise<{ row: number; column: string; cell: Buffer }> {
  let head: string[] | null = null
  try {
    for await (const { record, info } of csvRows(slicesOf(bytes), {
      delimiter: delimiterOf(bytes.toString('latin1', 0, 4096)),
      encoding: 'latin1',
    })) {
      head ??= record
      const at = record.findIndex((cell) => !isUtf8(Buffer.from(cell, 'latin1')))
      if (at === -1) continue
      const name = head[at] ?? ''
      const column = /^[\x20-\x7e]+$/.test(name) ? name.trim() : `Column ${at + 1}`
      return { row: info.records + info.empty_lines, column, cell: Buffer.from(record[at] ?? '', 'latin1').subarray(0, shownBytes) }
    }
  } catch {
    // What cannot be parted into cells is shown by its beginning.
  }
  return { row: 1, column: '', cell: bytes.subarray(0, shownBytes) }
}

/** A cell in an encoding; what was cut off at its end is left out. */
const reading = (cell: Buffer, encoding: ImportEncoding) => new TextDecoder(encoding).decode(cell, { stream: true }).trim()

/**
 * The encoding of a file: by its mark, or because it is UTF-8. Any other is asked for: bytes do not tell it for sure, so the
 * fault names the first cell in question and what stands there in each. `said` is what staff chose; it has to fit every byte.
 */
export async function recogniseEncoding(bytes: Buffer, said?: ImportEncoding): Promise<ImportEncoding | FileFault> {
  const marked = marks.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0]
  const hasNul = bytes.includes(0)
  const sure = said ?? marked ?? (!hasNul && isUtf8(bytes) ? 'utf-8' : undefined)
  if (sure !== undefined && (await isIn(bytes, sure))) return sure
  const odd = await firstOddCell(bytes)
  const readings: FileFault['readings'] = []
  for (const encoding of hasNul ? wide : unmarked) {
    if (await isIn(bytes, encoding)) readings.push({ encoding, text: reading(odd.cell, encoding) })
  }
  return { fault: 'encoding', row: odd.row, column: odd.column, readings }
}
