/** Letters and digits that cannot be mistaken for one another when read aloud to the helpline. */
const readable = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** `MWC`, the day in Singapore (yymmdd), and eight readable signs from 40 random bits: 17 of the 25 that a PayNow reference may have. */
export function makeTransactionNumber(day: Temporal.PlainDate, random: Uint8Array): string {
  const signs = [...random.subarray(0, 8)].map((byte) => readable[byte % readable.length]).join('')
  return `MWC${day.toString().slice(2).replaceAll('-', '')}${signs}`
}
