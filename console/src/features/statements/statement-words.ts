import type { FileFault, StatementKind } from '@mwc/contract/payments/statement-kinds'

export const kindWords: Record<StatementKind, string> = { bank: 'Bank', nets: 'NETS' }

/** Of lines that say the same as kept ones and are written otherwise: what they may be, and when the file is to be kept. */
export function alikeWords(alike: number): string {
  const [lines, other] =
    alike === 1
      ? ['1 line says the same as a line kept before, but is written otherwise', 'it is another payment']
      : [`${alike} lines say the same as lines kept before, but are written otherwise`, 'they are other payments']
  return `${lines} (another time or balance). Keep the file if ${other}; if it is the same file saved by another program, do not.`
}

/** Why a file cannot be kept, for one of its lines. */
export const faultWords: Record<FileFault, string> = {
  encoding: 'bytes that are no text in this encoding',
  empty: 'no lines',
  columns: 'columns that do not fit',
  missingColumn: 'there is no such column',
  doubledColumn: 'this column stands twice',
  quotes: 'a quotation mark that does not end, or stands where none may',
  width: 'more or fewer columns than the first line: is the file whole?',
  date: 'no date as this source writes it',
  otherTime: 'a day later than tomorrow, or before 2000: no money came on it',
  amount: 'no amount as this source writes it',
  tooMany: 'more lines than are read at once: split the file',
}
