import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './programme.calls.ts'
import { programmeOutput } from './programme.schemas.ts'

export const programme = defineEndpoint(calls.programme, {
  summary: "Helpline, WhatsApp, the prefixes that a code can be sent to, the server's day, and the plans on sale.",
  input: nothing,
  output: programmeOutput,
  refusals: [],
})
