import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './promo-desk.calls.ts'
import { addPromoInput, deskPromo, editPromoInput, endPromoInput, listPromosInput, listPromosOutput } from './promo-desk.schemas.ts'

export const listPromos = defineEndpoint(calls.listPromos, {
  summary: 'All promo codes, the latest start first.',
  input: listPromosInput,
  output: listPromosOutput,
  refusals: ['staff.notAllowed'],
})

export const addPromo = defineEndpoint(calls.addPromo, {
  summary: 'Make a promo code.',
  input: addPromoInput,
  output: deskPromo,
  refusals: ['promos.codeTaken', 'promos.tooLittleLeftOfPlan', 'staff.notAllowed'],
})

export const editPromo = defineEndpoint(calls.editPromo, {
  summary: 'Change a promo code; the code itself stays. Orders that are open keep what they were quoted. Safe to repeat.',
  input: editPromoInput,
  output: deskPromo,
  refusals: ['promos.notFound', 'request.changedMeanwhile', 'promos.limitTooLow', 'promos.tooLittleLeftOfPlan', 'staff.notAllowed'],
})

export const endPromo = defineEndpoint(calls.endPromo, {
  summary: 'End a promo code now. Orders that are open keep it. Safe to repeat.',
  input: endPromoInput,
  output: deskPromo,
  refusals: ['promos.notFound', 'staff.notAllowed'],
})
