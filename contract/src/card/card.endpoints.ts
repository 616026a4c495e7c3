import * as calls from './card.calls.ts'
import { checkCardInput, checkCardOutput, proveFromPhoneInput, proveFromPhoneOutput } from './card.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'

export const proveFromPhone = defineEndpoint(calls.proveFromPhone, {
  summary:
    'Which phone proves the card; from then on this one, by the public half of its key, where none does. While another one proves it nothing changes, unless the member taps to take over (`takeOver`): then that one stops. Safe to repeat.',
  input: proveFromPhoneInput,
  output: proveFromPhoneOutput,
  refusals: ['membership.notActive', 'account.dayLimit'],
})

export const checkCard = defineEndpoint(calls.checkCard, {
  summary: 'Check the code of a member card. For everybody; says who it is only for a code of now, and then no more than initials.',
  input: checkCardInput,
  output: checkCardOutput,
  refusals: ['request.tooMany'],
})
