import type { DateFormat, FileFault } from '@mwc/contract/payments/statement-kinds'
import { CsvError } from 'csv-parse'
import { csvRows, delimiterOf, slicesOf } from '../../../csv/csv-rows.ts'
import { isMoneyDay } from '../../../csv/possible-days.rules.ts'
import type { Layout } from '../../../database/tables/statement-tables.ts'
import { isNumber, type LineText, type Numbering } from './known-lines.rules.ts'
import { type Fault, readText } from './read-text.ts'

export type ReadLine = LineText & { number: number }

export type ReadFile = { encoding: string | null; lines: ReadLine[]; numbering: Numbering; faults: Fault[] }

/** Lines of a file, more than a bank's month has; and faults that are named at once. */
const [mostLines, mostFaults] = [200_000, 20]

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const dates: Record<DateFormat, [RegExp, readonly ['y' | 'm' | 'd', 'y' | 'm' | 'd', 'y' | 'm' | 'd']]> = {
  'DD/MM/YYYY': [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/, ['d', 'm', 'y']],
  'MM/DD/YYYY': [/^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/, ['m', 'd', 'y']],
  'YYYY-MM-DD': [/^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})/, ['y', 'm', 'd']],
  'DD MMM YYYY': [/^(\d{1,2})[ /.-]([A-Za-z]{3})[A-Za-z]*[ /.-](\d{4})/, ['d', 'm', 'y']],
  YYYYMMDD: [/^(\d{4})(\d{2})(\d{2})/, ['y', 'm', 'd']],
}

/** What may follow a day: a time, parted from it; what is written without marks may go on with one. */
const clockTime = String.raw`(?:[01]?\d|2[0-4])(?:[:.]?[0-5]\d){1,2}(?:[.,]\d{1,9})?(?:\s?[AP]\.?M\.?)?(?:\s?(?:Z|UTC|GMT|SGT|[+-]\d{2}:?\d{2}))?`
const timeAfter = new RegExp(`^(?:(?:,?\\s+|T)${clockTime})?$`, 'i')
const digitsAfter = /^(?:[01]\d|2[0-4])[0-5]\d(?:[0-5]\d)?$/

/** A day as a source writes it, `YYYY-MM-DD`; a time after it is left aside. Null for what is none. */
export function readDay(text: string, format: DateFormat): string | null {
  const [shape, order] = dates[format]
  const match = shape.exec(text.trim())
  if (!match) return null
  const rest = text.trim().slice(match[0].length)
  if (!timeAfter.test(rest) && !(format === 'YYYYMMDD' && digitsAfter.test(rest))) return null
  const part = Object.fromEntries(order.map((name, i) => [name, match[i + 1] ?? '']))
  const month = /^\d+$/.test(part['m'] ?? '') ? Number(part['m']) : months.indexOf((part['m'] ?? '').toUpperCase()) + 1
  try {
    return Temporal.PlainDate.from({ year: Number(part['y']), month, day: Number(part['d']) }, { overflow: 'reject' }).toString()
  } catch {
    return null
  }
}

/** Whole dollars, as digits or parted by one mark before every third of them, and cents. */
const shapeOf = (part: string, mark: string) =>
  new RegExp(String.raw`^(\d{1,9}|\d{1,3}(?:${part}\d{3}){1,2}|\d{1,3}(?:\s\d{3}){1,2})(?:${mark}(\d{1,2}))?$`)
const amounts = { '.': shapeOf(',', String.raw`\.`), ',': shapeOf(String.raw`\.`, ',') }

/** Cents of an amount as a source writes it: `1,234.50`, `1.234,50`; `(9.00)` and `9.00-` went out. Null for what is none. */
export function readCents(text: string, mark: '.' | ','): number | null {
  const bare = text.replace(/SGD|S?\$/gi, ' ').trim()
  const isOut = /^\(.*\)$|^-|-$|DR$/i.test(bare)
  const match = amounts[mark].exec(bare.replace(/^[(+\-\s]+|(?:[)+\-\s]|DR|CR)+$/gi, ''))
  if (!match) return null
  const cents = Number(match[1]?.replace(/\D/g, '')) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return isOut ? -cents : cents
}

function faultOf(error: unknown): Fault {
  if (!(error instanceof CsvError)) throw error
  const fault: FileFault = error.code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH' ? 'width' : 'quotes'
  return { line: Number(error['lines'] ?? 1), fault, text: '' }
}

const clean = (text: string | undefined) =>
  (text ?? '')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)

/** Where a source's columns stand in a file; a fault where one is missing, or stands twice. */
function placesOf(head: string[], layout: Layout): Map<string, number> | Fault {
  const names = head.map((name) => clean(name).toLowerCase())
  const places = new Map<string, number>()
  const wanted = [layout.dateColumn, layout.amountColumn, layout.referenceColumn, layout.codeColumn, layout.directionColumn]
  for (const column of wanted.filter((name) => name !== undefined)) {
    const place = names.indexOf(column.toLowerCase())
    if (place === -1) return { line: 1, fault: 'missingColumn', text: column }
    if (names.lastIndexOf(column.toLowerCase()) !== place) return { line: 1, fault: 'doubledColumn', text: column }
    places.set(column, place)
  }
  return places
}

/**
 * Reads a file by its source's layout: every line of it, or what keeps it out by line; and which columns only number its lines:
 * 1, 2, 3 down the whole file.
 * @param today in Singapore: no money is of a day to come
 */
export async function readLines(bytes: Uint8Array, layout: Layout, today: string): Promise<ReadFile> {
  const read = readText(bytes, layout.encoding)
  const none = { lines: [], numbering: { delimiter: '', places: [] } }
  if ('fault' in read) return { encoding: null, ...none, faults: [read] }
  const { encoding, text } = read
  const refuse = (fault: Fault): ReadFile => ({ encoding, ...none, faults: [fault] })
  const [lines, faults, delimiter] = [[] as ReadLine[], [] as Fault[], delimiterOf(text)]
  let places: Map<string, number> | null = null
  let numbered: number[] = []
  try {
    for await (const { record, raw, info } of csvRows(slicesOf(Buffer.from(text)), { delimiter })) {
      if (places === null) {
        const found = placesOf(record, layout)
        if (!(found instanceof Map)) return refuse(found)
        places = found
        numbered = [...record.keys()]
        continue
      }
      if (lines.length === mostLines) return refuse({ line: info.lines, fault: 'tooMany', text: '' })
      const said = contentOf(record, { places, layout, today })
      if ('fault' in said) {
        faults.push({ line: info.lines, ...said })
        if (faults.length === mostFaults) break
        continue
      }
      numbered = numbered.filter((place) => isNumber(record[place]) && Number(record[place]) === lines.length + 1)
      lines.push({ number: info.lines, raw: raw.replace(/^[\r\n]+|[\r\n]+$/g, ''), ...said })
    }
  } catch (error) {
    return refuse(faultOf(error))
  }
  if (faults.length > 0) return { encoding, ...none, faults }
  if (lines.length === 0) return refuse({ line: 1, fault: 'empty', text: '' })
  // A 1 in a file of one line may be anything.
  return { encoding, lines, numbering: { delimiter, places: lines.length > 1 ? numbered : [] }, faults }
}

/** What a row says, or what of it cannot be read. */
function contentOf(
  record: string[],
  { places, layout, today }: { places: ReadonlyMap<string, number>; layout: Layout; today: string },
): Pick<ReadLine, 'day' | 'amountCents' | 'reference' | 'code'> | Omit<Fault, 'line'> {
  const at = (column: string | undefined) => (column === undefined ? '' : clean(record[places.get(column) ?? -1]))
  const [date, amount] = [at(layout.dateColumn), at(layout.amountColumn)]
  const [day, cents] = [readDay(date, layout.dateFormat), readCents(amount, layout.decimalMark)]
  if (day === null) return { fault: 'date', column: layout.dateColumn, text: date }
  if (!isMoneyDay(day, today)) return { fault: 'otherTime', column: layout.dateColumn, text: date }
  if (cents === null) return { fault: 'amount', column: layout.amountColumn, text: amount }
  const isOut =
    layout.directionColumn !== undefined && at(layout.directionColumn).toLowerCase() !== (layout.directionIn ?? '').toLowerCase()
  return { day, amountCents: isOut ? -Math.abs(cents) : cents, reference: at(layout.referenceColumn), code: at(layout.codeColumn) }
}
