import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './content-acts-desk.calls.ts'
import * as schemas from './content-acts-desk.schemas.ts'

export const moveContent = defineEndpoint(calls.moveContent, {
  summary: 'Put an item of content in front of another one of its kind, or last.',
  input: schemas.moveContentInput,
  output: schemas.contentActOutput,
  refusals: ['content.notFound', 'staff.notAllowed'],
})

export const archiveContent = defineEndpoint(calls.archiveContent, {
  summary: 'Put an item of content away: it ends now, or never begins, and leaves the lists.',
  input: schemas.contentActInput,
  output: schemas.contentActOutput,
  refusals: ['content.notFound', 'staff.notAllowed'],
})

export const restoreContent = defineEndpoint(calls.restoreContent, {
  summary: 'Take an archived item back into its list, as a draft or an ended one: nothing is shown by it.',
  input: schemas.contentActInput,
  output: schemas.contentActOutput,
  refusals: ['content.notFound', 'staff.notAllowed'],
})

export const listVersions = defineEndpoint(calls.listVersions, {
  summary: 'What an item of content was after each of its edits, and who wrote it.',
  input: schemas.listVersionsInput,
  output: schemas.listVersionsOutput,
  refusals: ['content.notFound', 'staff.notAllowed'],
})

export const listTranslations = defineEndpoint(calls.listTranslations, {
  summary: 'Items, and their pictures, that are shown, or will be, of which a text is missing in a language or older than its English.',
  input: schemas.listTranslationsInput,
  output: schemas.listTranslationsOutput,
  refusals: ['staff.notAllowed'],
})
