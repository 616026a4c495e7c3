import * as calls from './card-desk.calls.ts'
import { stopCardInput, stopCardOutput } from './card-desk.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'

export const stopCard = defineEndpoint(calls.stopCard, {
  summary: "Stop the phone that proves a member's card, and sign it out: it was lost, or is in wrong hands. Safe to repeat.",
  input: stopCardInput,
  output: stopCardOutput,
  refusals: ['staff.notAllowed', 'request.notFound', 'members.closed'],
})
