import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './import-desk.calls.ts'
import * as s from './import-desk.schemas.ts'

export const listImports = defineEndpoint(calls.listImports, {
  summary: 'Files of members that staff uploaded, the newest first.',
  input: s.listImportsInput,
  output: s.listImportsOutput,
  refusals: ['staff.notAllowed'],
})

export const readImport = defineEndpoint(calls.readImport, {
  summary: 'A file of members: its columns, how far it is, and what it would do or did.',
  input: s.readImportInput,
  output: s.wholeImport,
  refusals: ['imports.notFound', 'staff.notAllowed'],
})

export const checkImport = defineEndpoint(calls.checkImport, {
  summary: 'Say which column is what, and look at every row: what it would do, or what is wrong with it. Changes no member.',
  input: s.checkImportInput,
  output: s.wholeImport,
  refusals: ['imports.notFound', 'imports.notNow', 'imports.tooOld', 'staff.notAllowed'],
})

export const applyImport = defineEndpoint(calls.applyImport, {
  summary: 'Make and change the members of a file as it was looked at; rows that are wrong stay out. Each row once. Safe to repeat.',
  input: s.applyImportInput,
  output: s.wholeImport,
  refusals: ['imports.notFound', 'imports.notNow', 'imports.tooOld', 'imports.otherCount', 'request.changedMeanwhile', 'staff.notAllowed'],
})

export const discardImport = defineEndpoint(calls.discardImport, {
  summary: 'Put a file aside that was not applied; its rows are deleted. Safe to repeat.',
  input: s.discardImportInput,
  output: s.wholeImport,
  refusals: ['imports.notFound', 'imports.notNow', 'staff.notAllowed'],
})

export const listImportFaults = defineEndpoint(calls.listImportFaults, {
  summary: 'What is wrong with the rows of a file, by row and column; kept for seven days.',
  input: s.listImportFaultsInput,
  output: s.listImportFaultsOutput,
  refusals: ['staff.notAllowed'],
})
