import * as calls from './phone-request-desk.calls.ts'
import { decidePhoneRequestInput, deskPhoneRequest, listPhoneRequestsInput, listPhoneRequestsOutput } from './phone-request-desk.schemas.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'

export const listPhoneRequests = defineEndpoint(calls.listPhoneRequests, {
  summary: 'Requests to move an account to another phone, all of them or those that wait for staff.',
  input: listPhoneRequestsInput,
  output: listPhoneRequestsOutput,
  refusals: ['staff.notAllowed'],
})

export const decidePhoneRequest = defineEndpoint(calls.decidePhoneRequest, {
  summary: 'Approve once the person was checked (the old number is told; 24 hours later the member sets a new password), or decline.',
  input: decidePhoneRequestInput,
  output: deskPhoneRequest,
  refusals: ['staff.notAllowed', 'request.notFound', 'account.requestEnded'],
})
