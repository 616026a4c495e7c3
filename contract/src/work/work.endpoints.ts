import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './work.calls.ts'
import { readWorkOutput } from './work.schemas.ts'

export const readWork = defineEndpoint(calls.readWork, {
  summary: 'What waits for staff, by kind: how much, and since when. Kinds that the role can do nothing about are left out.',
  input: nothing,
  output: readWorkOutput,
  refusals: [],
})
