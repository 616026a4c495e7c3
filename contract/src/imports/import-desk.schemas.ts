import * as z from 'zod/mini'
import { listFields, listOf } from '../fields/list.fields.ts'
import { line } from '../fields/line.fields.ts'
import { version } from '../fields/version.fields.ts'
import { written } from '../fields/written-text.fields.ts'
import {
  dateOrders,
  importActs,
  importChanges,
  importEncodings,
  importFields,
  importFileFaults,
  importProblems,
  importStates,
  serialBases,
} from './import-kinds.ts'

const id = z.uuid({ error: 'invalid' })

/** Which column of a file, counted from 0, is of which field; a field that no column is of is left out. */
const column = z.optional(z.int({ error: 'choose' }).check(z.gte(0, { error: 'choose' }), z.lte(99, { error: 'choose' })))
const columnOf = z.strictObject(
  Object.fromEntries(importFields.map((field) => [field, column])) as Record<(typeof importFields)[number], typeof column>,
  { error: 'required' },
)

/** How the rows of a file are read, and what of members who are there already they may change. */
const layout = {
  columns: columnOf,
  /** Asked for where the dates of the file can be read both ways. */
  dateOrder: z.optional(z.enum(dateOrders, { error: 'choose' })),
  /** Asked for where the file has dates as bare numbers. */
  serialBase: z.optional(z.enum(serialBases, { error: 'choose' })),
  changes: z.array(z.enum(importChanges, { error: 'choose' }), { error: 'invalid' }),
  /** Everybody in the file signed declaration and membership consent on paper: no column says it of each. */
  signedOnPaper: z.boolean({ error: 'invalid' }),
}

const counts = {
  /** Members that would be made, changed and left, and rows that are wrong; once it is applied, what became of them. */
  added: z.int(),
  changed: z.int(),
  left: z.int(),
  wrong: z.int(),
}

/** A file of members that staff uploaded: who, when, and what came of it. */
export const memberImport = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(importStates),
  encoding: z.enum(importEncodings),
  rows: z.int(),
  /** Rows that were looked at, while it is checked; rows that were applied, afterwards. */
  done: z.int(),
  ...counts,
  madeAt: z.iso.datetime(),
  /** Staff user name. */
  madeBy: z.string(),
  appliedAt: z.nullable(z.iso.datetime()),
  appliedBy: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  may: z.array(z.enum(importActs)),
})
export type MemberImport = z.infer<typeof memberImport>

/** A column as the file has it, what it is taken for, and what stands in its first rows, FINs masked. */
const importColumn = z.object({
  name: z.string(),
  guess: z.nullable(z.enum(importFields)),
  samples: z.array(z.string()),
  /** Of dates that can be read both ways, an example; null where there are none, or others of the column tell. */
  unsureDate: z.nullable(z.string()),
  /** A date as Excel's bare number; null where there is none. */
  serialDate: z.nullable(z.string()),
})

/** An import with its columns, and how its rows were read when they were checked last. */
export const wholeImport = z.object({
  ...memberImport.shape,
  /** Counts how often it was checked: what is applied is what was seen. */
  version,
  columns: z.array(importColumn),
  layout: z.nullable(z.object(layout)),
  reason: z.nullable(z.string()),
})
export type WholeImport = z.infer<typeof wholeImport>

/** Why nothing of a file was taken: its row as a spreadsheet counts, and the bytes in each encoding that they can be of. */
const importFileFault = z.object({
  fault: z.enum(importFileFaults),
  row: z.int(),
  /** By its name, where it has one. */
  column: z.string(),
  readings: z.array(z.object({ encoding: z.enum(importEncodings), text: z.string() })),
})
export type FileFault = z.infer<typeof importFileFault>

/** What became of a file that was uploaded: one of the two. */
export const uploadedImport = z.object({ id: z.nullable(z.uuid()), fault: z.nullable(importFileFault) })
export type UploadedImport = z.infer<typeof uploadedImport>

/** What is said of a file beside its bytes. */
export const uploadName = z.object({ name: line(200), encoding: z.optional(z.enum(importEncodings, { error: 'choose' })) })

export const listImportsInput = z.object({ ...listFields(['madeAt'], '-madeAt') })
export const listImportsOutput = listOf(memberImport)

export const readImportInput = z.object({ id })
export const checkImportInput = z.object({ id, ...layout })

export const applyImportInput = z.object({
  id,
  version,
  reason: written(500),
  /** How many new members there will be, typed by whoever applies it; needed from 1,000 on. */
  count: z.optional(z.int({ error: 'integersOnly' })),
})

export const discardImportInput = z.object({ id })

/** What is wrong with a cell of a file. */
const importFault = z.object({
  id: z.uuid(),
  /** As a spreadsheet counts them: the heads are row 1. */
  row: z.int(),
  column: z.string(),
  field: z.enum(importFields),
  problem: z.enum(importProblems),
  /** In a sentence. */
  message: z.string(),
  /** What stands there; of a FIN its end. */
  text: z.string(),
  /** Another row that says the same. */
  otherRow: z.nullable(z.int()),
})
export type ImportFault = z.infer<typeof importFault>

export const listImportFaultsInput = z.object({
  ...listFields(['row'], 'row'),
  /** Whose rows; of all files at once it is refused. */
  importId: z.optional(id),
  problem: z.optional(z.enum(importProblems, { error: 'choose' })),
})
export const listImportFaultsOutput = listOf(importFault)
