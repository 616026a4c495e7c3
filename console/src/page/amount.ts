/** Thousands may be parted by commas; a comma is never the decimal mark: 9,50 is no amount, and not 950. */
const amount = /^\s*(?:S?\$)?\s*(\d{1,7}|[1-9]\d{0,2}(?:,\d{3}){1,2})(?:\.(\d{1,3}))?\s*$/

/** What was typed in dollars, in parts of a dollar: cents for 2 places, tenths of a cent for 3. NaN for what is no amount. */
export function partsOf(text: string, places: 2 | 3): number {
  const [, dollars = '', parts = ''] = amount.exec(text) ?? []
  if (dollars === '' || parts.length > places) return Number.NaN
  return Number(dollars.replaceAll(',', '')) * 10 ** places + Number(parts.padEnd(places, '0'))
}

/** Cents of an amount typed in dollars; NaN, which the server refuses at its field, for what is no amount. */
export const centsOf = (text: string): number => partsOf(text, 2)

/** Said at a field for money of which the server only sees that it is no number of cents. */
export const wrongMoney = (text: string, wrong: string): string =>
  Number.isNaN(centsOf(text)) ? 'Enter dollars and cents with a point, such as 9.50.' : wrong
