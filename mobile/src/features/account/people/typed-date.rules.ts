/** Digits that begin with a year and with no day and month: more of a date that is typed year first is to come. */
const yearFirst = /^(?:19|20)(?:00|1[3-9]|[2-9]\d)/
/** Day first these would be of a year before 1232. */
const wholeYearFirst = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/

const yearFirstWritten = /^((?:19|20)\d{2})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/

/** A date that was left as it was typed year first, `1990-3-9` or `1990年3月9日`, as `DD/MM/YYYY`; any other text as it is. */
export function leftDate(text: string): string {
  const [, year, month = '', day = ''] = yearFirstWritten.exec(text) ?? []
  return year ? `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}` : text
}

/** What is typed year first, once it is whole, as `DD/MM/YYYY`; until then its digits. Null where it is no such date. */
function typedYearFirst(digits: string): string | null {
  const [, year, month, day] = wholeYearFirst.exec(digits) ?? []
  if (year) return `${day}/${month}/${year}`
  return yearFirst.test(digits) && digits.length < 8 ? digits : null
}

/**
 * The date as it is typed, with the slashes of `DD/MM/YYYY` put in on the way. Takes `YYYY-MM-DD` too, which browsers fill in.
 * Eight digits that begin with a year are read year first once they are whole: `20051112` is the 12th of November.
 * Hindi, Bengali and Tamil digits become Latin ones. What is being deleted is left alone.
 */
export function typedDate(text: string, before: string): string {
  const latin = text.replace(/[०-९০-৯௦-௯]/g, (digit) => String((digit.charCodeAt(0) - 6) % 16))
  const filled = /^(\d{4})[-/](\d{2})[-/](\d{2})$/.exec(latin)
  if (filled) return `${filled[3]}/${filled[2]}/${filled[1]}`
  if (before.startsWith(latin) || /[^\d/]/.test(latin) || /^\d{4}\//.test(latin)) return latin.slice(0, 12)
  const turned = typedYearFirst(latin.replaceAll('/', ''))
  if (turned !== null) return turned
  return latin
    .replace(/\/+/g, '/')
    .replace(/^(\d{2})(?=\d|$)/, '$1/')
    .replace(/^(\d{1,2}\/\d{2})(?=\d|$)/, '$1/')
    .slice(0, 10)
}
