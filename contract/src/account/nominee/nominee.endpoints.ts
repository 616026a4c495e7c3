import { done, nothing } from '../../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'
import * as calls from './nominee.calls.ts'
import { readNomineeOutput, setNomineeInput } from './nominee.schemas.ts'

export const readNominee = defineEndpoint(calls.readNominee, {
  summary: "The nominee of the member's insurance; null where the member has named nobody.",
  input: nothing,
  output: readNomineeOutput,
  refusals: [],
})

export const setNominee = defineEndpoint(calls.setNominee, {
  summary: 'Name the nominee of the own insurance, in the place of an earlier one.',
  input: setNomineeInput,
  output: done,
  refusals: ['account.invalidMobile'],
})

export const removeNominee = defineEndpoint(calls.removeNominee, {
  summary: 'Remove the nominee. Safe to repeat.',
  input: nothing,
  output: done,
  refusals: [],
})
