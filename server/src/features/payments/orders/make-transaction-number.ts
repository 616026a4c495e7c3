/** Letters and digits that cannot be mistaken for one another when read aloud to the helpline. */
const readable = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `MWC`, Singapore's day (yymmdd), eight readable signs of 40 random bits: 17 of a PayNow reference's 25. */
export function makeTransactionNumber(day: Temporal.PlainDate, random: Uint8Array): string {
  const signs = [...random.subarray(0, 8)].map((byte) => readable[byte % readable.length]).join('')
  return `MWC${day.toString().slice(2).replaceAll('-', '')}${signs}`
}
