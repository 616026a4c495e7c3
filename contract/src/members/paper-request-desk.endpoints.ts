import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './paper-request-desk.calls.ts'
import {
  addPaperRequestInput,
  finishPaperRequestOutput,
  listPaperRequestsInput,
  listPaperRequestsOutput,
  paperRequest,
  paperRequestActInput,
} from './paper-request-desk.schemas.ts'

export const listPaperRequests = defineEndpoint(calls.listPaperRequests, {
  summary: 'What members asked for on paper, what is due first first.',
  input: listPaperRequestsInput,
  output: listPaperRequestsOutput,
  refusals: ['staff.notAllowed'],
})

export const addPaperRequest = defineEndpoint(calls.addPaperRequest, {
  summary: 'Note that a member asked on paper for the own data or for the end of the account: due in 30 days. Safe to repeat.',
  input: addPaperRequestInput,
  output: paperRequest,
  refusals: ['staff.notAllowed', 'request.notFound', 'members.closed', 'members.requestOpen', 'members.keyReused', 'request.invalid'],
})

export const finishPaperRequest = defineEndpoint(calls.finishPaperRequest, {
  summary:
    'Do what was asked: close the account for good, or hand out the file with the data, again where the paper was lost. Each time the file is given is in the log.',
  input: paperRequestActInput,
  output: finishPaperRequestOutput,
  refusals: ['staff.notAllowed', 'request.notFound', 'members.requestEnded'],
})

export const declinePaperRequest = defineEndpoint(calls.declinePaperRequest, {
  summary: 'Decline a request, with the reason. Safe to repeat.',
  input: paperRequestActInput,
  output: paperRequest,
  refusals: ['staff.notAllowed', 'request.notFound', 'members.requestEnded'],
})
