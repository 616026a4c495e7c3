import { done, nothing } from '../../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'
import * as calls from './people.calls.ts'
import { meOutput, setConsentInput, setLanguageInput } from './people.schemas.ts'

export const me = defineEndpoint(calls.me, {
  summary: 'The member, the state of the membership, and the payment that waits to be continued.',
  input: nothing,
  output: meOutput,
  refusals: [],
})

export const setConsent = defineEndpoint(calls.setConsent, {
  summary: 'Give or withdraw one marketing consent; kept as a dated row with the wording that was shown, unless it stands so already.',
  input: setConsentInput,
  output: done,
  refusals: ['request.tooMany'],
})

export const setLanguage = defineEndpoint(calls.setLanguage, {
  summary: 'The language in which the centre writes to this member.',
  input: setLanguageInput,
  output: done,
  refusals: [],
})
