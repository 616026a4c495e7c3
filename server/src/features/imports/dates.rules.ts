import type { DateOrder, ImportProblem, SerialBase } from '@mwc/contract/imports/import-kinds'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const slashed = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
/** A time after a date, as Excel and databases write it, says nothing of the day. */
const withoutTime = (text: string) => text.trim().replace(/[T ]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m|z)?$/i, '')
/** Days of this and the last century as Excel counts them. */
const serial = /^[1-7]\d{4}(?:\.0+)?$/

/** What a cell tells of how its column's dates are written; null for no date, and for one that is the same both ways. */
export function dateSign(cell: string): 'dayFirst' | 'monthFirst' | 'either' | 'serial' | null {
  const text = withoutTime(cell)
  if (serial.test(text)) return 'serial'
  const match = slashed.exec(text)
  if (!match) return null
  const [one, two] = [Number(match[1]), Number(match[2])]
  if (one > 12 && two > 12) return null
  if (one > 12) return 'dayFirst'
  if (two > 12) return 'monthFirst'
  return one === two ? null : 'either'
}

function dayOf(year: number, month: number, day: number): string | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString()
  } catch {
    return null
  }
}

const bases: Record<SerialBase, string> = { '1900': '1899-12-30', '1904': '1904-01-01' }

/** The day that Excel means by a number. */
export function daySince(base: SerialBase, text: string): string {
  return Temporal.PlainDate.from(bases[base])
    .add({ days: Math.trunc(Number(text)) })
    .toString()
}

/** A day as people and Excel write it, `YYYY-MM-DD`, or what is wrong with it. */
export function readDate(
  cell: string,
  { dateOrder, serialBase }: { dateOrder: DateOrder; serialBase: SerialBase },
): { day: string } | ImportProblem {
  const text = withoutTime(cell)
  const named = (day: string | null): { day: string } | ImportProblem => (day === null ? 'date' : { day })
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? /^((?:19|20)\d\d)(\d\d)(\d\d)$/.exec(text)
  if (iso) return named(dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])))
  const both = slashed.exec(text)
  if (both) {
    const [one, two, year] = [Number(both[1]), Number(both[2]), Number(both[3])]
    return named(dateOrder === 'dayFirst' ? dayOf(year, two, one) : dayOf(year, one, two))
  }
  const worded = /^(\d{1,2})[ /.-]?([a-z]{3})[a-z]*[ /.,-]*(\d{4}|\d{2})$/i.exec(text)
  if (worded && worded[3]?.length === 4) {
    return named(dayOf(Number(worded[3]), months.indexOf((worded[2] ?? '').toLowerCase()) + 1, Number(worded[1])))
  }
  if (worded || /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2}$/.test(text)) return 'shortYear'
  if (serial.test(text)) return { day: daySince(serialBase, text) }
  if (/^\d+(?:\.\d+)?e\+?\d+$/i.test(text)) return 'scientific'
  return /^\d{7}$/.test(text) ? 'lostZeros' : 'date'
}
