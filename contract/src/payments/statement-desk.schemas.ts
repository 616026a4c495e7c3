import * as z from 'zod/mini'
import { line } from '../fields/line.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { name } from '../fields/name.fields.ts'
import { version } from '../fields/version.fields.ts'
import { day, filterDay } from '../time/day.fields.ts'
import { note } from './payment-desk.schemas.ts'
import { dateFormats, decimalMarks, encodings, fileFaults, lineActs, lineStates, statementKinds } from './statement-kinds.ts'

const id = z.uuid({ error: 'invalid' })

/** Which column of a source's files holds what; the name at its head, case ignored. */
const columns = {
  dateColumn: line(60),
  amountColumn: line(60),
  referenceColumn: line(60),
  /** Where the payment's number stands, if not in the reference. */
  codeColumn: z.optional(line(60)),
  /** Says of each line whether it came in or went out, and what it says of those that came in. */
  directionColumn: z.optional(line(60)),
  directionIn: z.optional(line(20)),
  dateFormat: z.enum(dateFormats, { error: 'choose' }),
  decimalMark: z.enum(decimalMarks, { error: 'choose' }),
  encoding: z.enum(encodings, { error: 'choose' }),
}

/** Where files come from, and how they are read. */
export const statementSource = z.object({
  id: z.uuid(),
  /** What an edit names, and who keeps a file: how its files are read now. */
  version,
  kind: z.enum(statementKinds),
  name: z.string(),
  dateColumn: z.string(),
  amountColumn: z.string(),
  referenceColumn: z.string(),
  codeColumn: z.nullable(z.string()),
  directionColumn: z.nullable(z.string()),
  directionIn: z.nullable(z.string()),
  dateFormat: z.enum(dateFormats),
  decimalMark: z.enum(decimalMarks),
  encoding: z.string(),
  addedAt: z.iso.datetime(),
  files: z.int(),
  lastFileAt: z.nullable(z.iso.datetime()),
  may: z.array(z.enum(['upload', 'edit'])),
})
export type StatementSource = z.infer<typeof statementSource>

export const listSourcesInput = z.object(listFields(['name', 'addedAt'], 'name'))
export const listSourcesOutput = listOf(statementSource)
export const addSourceInput = z.object({ kind: z.enum(statementKinds, { error: 'choose' }), name: name(60), ...columns })
export const editSourceInput = z.object({ id, version, note, name: name(60), ...columns })

/** The most bytes of a file, as they are before they are written as base64. */
export const mostFileBytes = 16 * 1024 * 1024

export const fileInput = z.object({
  id,
  name: line(200),
  /** The file's bytes, base64. */
  content: z.base64({ error: 'invalid' }).check(z.maxLength(Math.ceil(mostFileBytes / 3) * 4, { error: 'tooLong' })),
})

/** `version`: of the layout by which it was read when it was looked at. */
export const keepFileInput = z.object({ ...fileInput.shape, version })

/** What a file holds, before it is kept. */
export const filePreview = z.object({
  /** Of the layout by which it was read. */
  version,
  encoding: z.nullable(z.string()),
  lines: z.int(),
  /** Of them lines that are written as lines of other files: they are not kept again. */
  known: z.int(),
  /** Of the others those that say the same (day, amount, reference, number) as kept lines that this file does not have. */
  alike: z.int(),
  sumCents: z.int(),
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  sample: z.array(z.object({ number: z.int(), day, amountCents: z.int(), reference: z.string(), code: z.string() })),
  /** What keeps it out, the first 20; empty where it can be kept. */
  faults: z.array(z.object({ line: z.int(), fault: z.enum(fileFaults), column: z.optional(z.string()), text: z.string() })),
})
export type FilePreview = z.infer<typeof filePreview>

/** What became of a file that was kept; the numbers are those of its preview. */
export const keptFile = z.object({ id: z.uuid(), lines: z.int(), known: z.int(), alike: z.int() })

/** One line of a file of a bank or of NETS. */
export const statementLine = z.object({
  id: z.uuid(),
  source: z.object({ id: z.uuid(), name: z.string(), kind: z.enum(statementKinds) }),
  file: z.object({ name: z.string(), at: z.iso.datetime(), number: z.int() }),
  /** As it stands in the file. */
  raw: z.string(),
  day,
  /** Singapore cents; below 0 where it went out. */
  amountCents: z.int(),
  reference: z.string(),
  code: z.string(),
  state: z.enum(lineStates),
  payment: z.nullable(
    z.object({ id: z.uuid(), transactionNumber: z.string(), amountCents: z.int(), memberNumber: z.string(), fullName: z.string() }),
  ),
  proposedBy: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  note: z.nullable(z.string()),
  may: z.array(z.enum(lineActs)),
})
export type StatementLine = z.infer<typeof statementLine>

export const listLinesInput = z.object({
  ...listFields(['day', 'amountCents'], '-day'),
  state: z.optional(z.enum(lineStates, { error: 'choose' })),
  /** Only those that wait for somebody. */
  onlyWaiting: z.optional(z.stringbool({ error: 'invalid' })),
  sourceId: z.optional(id),
  from: z.optional(filterDay),
  to: z.optional(filterDay),
  amountCents: z.optional(z.coerce.number({ error: 'integersOnly' }).check(z.int({ error: 'integersOnly' }))),
  /** A whole reference or code. */
  search: z.optional(line(200)),
})
export const listLinesOutput = listOf(statementLine)

export const proposeMatchInput = z.object({ id, transactionNumber: line(60), note })
/** `paymentId`: the proposal that the reader saw; another one may stand there meanwhile. */
export const confirmMatchInput = z.object({ id, paymentId: id })
export const declineMatchInput = z.object({ id, paymentId: id, note })
export const leaveLineInput = z.object({ id, note })
