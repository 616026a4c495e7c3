import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './statement-desk.calls.ts'
import * as s from './statement-desk.schemas.ts'

export const listSources = defineEndpoint(calls.listSources, {
  summary: 'Where files of banks and of NETS come from.',
  input: s.listSourcesInput,
  output: s.listSourcesOutput,
  refusals: ['staff.notAllowed'],
})

export const addSource = defineEndpoint(calls.addSource, {
  summary: 'Say once how the files of a bank or of NETS are read: which column holds what, how days and amounts are written.',
  input: s.addSourceInput,
  output: s.statementSource,
  refusals: ['statements.nameTaken', 'staff.notAllowed'],
})

export const editSource = defineEndpoint(calls.editSource, {
  summary: "Change a source's name, or how its next files are read; lines that were kept stay as they were read. Safe to repeat.",
  input: s.editSourceInput,
  output: s.statementSource,
  refusals: ['statements.sourceBusy', 'statements.sourceUnknown', 'statements.nameTaken', 'request.changedMeanwhile', 'staff.notAllowed'],
})

export const previewFile = defineEndpoint(calls.previewFile, {
  summary: 'What a file would bring, and each line that keeps it out. Keeps nothing.',
  input: s.fileInput,
  output: s.filePreview,
  refusals: ['statements.sourceUnknown', 'staff.notAllowed'],
})

export const keepFile = defineEndpoint(calls.keepFile, {
  summary: 'Keep every line of a file, or none. Lines that are written as kept ones change nothing; new ones are matched soon.',
  input: s.keepFileInput,
  output: s.keptFile,
  refusals: ['request.changedMeanwhile', 'statements.sourceBusy', 'statements.sourceUnknown', 'statements.unreadable', 'staff.notAllowed'],
})

export const listLines = defineEndpoint(calls.listLines, {
  summary: 'Lines of files, each with the payment that it is the money of.',
  input: s.listLinesInput,
  output: s.listLinesOutput,
  refusals: ['staff.notAllowed'],
})

export const proposeMatch = defineEndpoint(calls.proposeMatch, {
  summary: 'Say whose money a line is. Another person confirms it.',
  input: s.proposeMatchInput,
  output: s.statementLine,
  refusals: ['statements.lineUnknown', 'statements.lineDecided', 'payments.notFound', 'staff.notAllowed'],
})

export const confirmMatch = defineEndpoint(calls.confirmMatch, {
  summary: 'Confirm whose money a line is, by another person than who proposed it: it is booked as the gateway would have told it.',
  input: s.confirmMatchInput,
  output: s.statementLine,
  refusals: ['statements.lineUnknown', 'statements.lineDecided', 'statements.samePerson', 'staff.notAllowed'],
})

export const declineMatch = defineEndpoint(calls.declineMatch, {
  summary: 'The line is not the money of that payment: it is unmatched again.',
  input: s.declineMatchInput,
  output: s.statementLine,
  refusals: ['statements.lineUnknown', 'statements.lineDecided', 'staff.notAllowed'],
})

export const leaveLine = defineEndpoint(calls.leaveLine, {
  summary: 'Put a line aside that is the money of no payment, with the reason.',
  input: s.leaveLineInput,
  output: s.statementLine,
  refusals: ['statements.lineUnknown', 'statements.lineDecided', 'staff.notAllowed'],
})
