export const statementKinds = ['bank', 'nets'] as const
export type StatementKind = (typeof statementKinds)[number]

export const dateFormats = ['DD/MM/YYYY', 'YYYY-MM-DD', 'DD MMM YYYY', 'MM/DD/YYYY', 'YYYYMMDD'] as const
export type DateFormat = (typeof dateFormats)[number]

export const decimalMarks = ['.', ','] as const

/** `auto`: recognised in each file. */
export const encodings = ['auto', 'utf-8', 'utf-16le', 'windows-1252', 'gb18030', 'big5'] as const

/**
 * `new` waits to be looked at; `matched` is a payment's money; `unmatched` names no payment, or several;
 * `partial` and `excess` name one of another amount, `duplicate` one whose money another line is; `proposed` waits for a second
 * person; `left` was put aside with a reason; `out` went out of the account.
 */
export const lineStates = ['new', 'matched', 'unmatched', 'partial', 'excess', 'duplicate', 'proposed', 'left', 'out'] as const
export type LineState = (typeof lineStates)[number]

/** Lines that wait for somebody. */
export const waitingLineStates = ['unmatched', 'partial', 'excess', 'duplicate', 'proposed'] as const satisfies readonly LineState[]

/** What a reader may do with a line. */
export const lineActs = ['propose', 'confirm', 'decline', 'leave'] as const

/** What keeps a file out: the line that cannot be read, and why. */
export const fileFaults = [
  'encoding',
  'empty',
  'columns',
  'missingColumn',
  'doubledColumn',
  'quotes',
  'width',
  'date',
  'otherTime',
  'amount',
  'tooMany',
] as const
export type FileFault = (typeof fileFaults)[number]
