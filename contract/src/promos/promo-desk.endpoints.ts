import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './promo-desk.calls.ts'
import {
  addPromoInput,
  deskPromo,
  editPromoInput,
  endPromoInput,
  listPromosInput,
  listPromosOutput,
  listPromoUsesInput,
  listPromoUsesOutput,
} from './promo-desk.schemas.ts'

export const listPromos = defineEndpoint(calls.listPromos, {
  summary: 'All promo codes but those of batches, the latest start first; by a search or a batch these, too.',
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
  refusals: [
    'promos.notFound',
    'promos.inBatch',
    'request.changedMeanwhile',
    'promos.limitTooLow',
    'promos.tooLittleLeftOfPlan',
    'staff.notAllowed',
  ],
})

export const endPromo = defineEndpoint(calls.endPromo, {
  summary: 'End a promo code now. Orders that are open keep it. Safe to repeat.',
  input: endPromoInput,
  output: deskPromo,
  refusals: ['promos.notFound', 'staff.notAllowed'],
})

export const listPromoUses = defineEndpoint(calls.listPromoUses, {
  summary: 'Who used a code, or the codes of a batch, the newest first.',
  input: listPromoUsesInput,
  output: listPromoUsesOutput,
  refusals: ['request.narrow', 'staff.notAllowed'],
})
