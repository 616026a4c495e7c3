import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './programme-desk.calls.ts'
import { deskSettings, editContactInput, editCostsInput, editPricesInput, editTimesInput } from './programme-desk.schemas.ts'

export const readDeskSettings = defineEndpoint(calls.readDeskSettings, {
  summary: 'What the plans cost, how the centre is reached, and how long things last; each group with the version that an edit names.',
  input: nothing,
  output: deskSettings,
  refusals: ['staff.notAllowed'],
})

export const editPrices = defineEndpoint(calls.editPrices, {
  summary: 'Set what the plans cost and which are on sale. Orders that are open keep what they were quoted. Safe to repeat.',
  input: editPricesInput,
  output: deskSettings,
  refusals: ['request.changedMeanwhile', 'request.invalid', 'staff.notAllowed'],
})

export const editContact = defineEndpoint(calls.editContact, {
  summary: 'Set the helpline and WhatsApp that members read everywhere. Safe to repeat.',
  input: editContactInput,
  output: deskSettings,
  refusals: ['request.changedMeanwhile', 'staff.notAllowed'],
})

export const editCosts = defineEndpoint(calls.editCosts, {
  summary: 'Set what one segment of an SMS costs, by which the desk reckons. Safe to repeat.',
  input: editCostsInput,
  output: deskSettings,
  refusals: ['request.changedMeanwhile', 'staff.notAllowed'],
})

export const editTimes = defineEndpoint(calls.editTimes, {
  summary:
    'Set how long arrears, a PayNow QR, a NETS payment and an answer last. Payments that wait keep the end that they have. Safe to repeat.',
  input: editTimesInput,
  output: deskSettings,
  refusals: ['request.changedMeanwhile', 'staff.notAllowed'],
})
