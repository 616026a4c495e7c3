import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './promo-batch-desk.calls.ts'
import {
  addPromoBatchInput,
  endPromoBatchInput,
  listPromoBatchesInput,
  listPromoBatchesOutput,
  promoBatch,
} from './promo-batch-desk.schemas.ts'

export const listPromoBatches = defineEndpoint(calls.listPromoBatches, {
  summary: 'Batches of codes for one use each, the newest first.',
  input: listPromoBatchesInput,
  output: listPromoBatchesOutput,
  refusals: ['staff.notAllowed'],
})

export const addPromoBatch = defineEndpoint(calls.addPromoBatch, {
  summary: 'Make up to 10,000 codes that cannot be guessed, for one use each. The same key gives the same batch.',
  input: addPromoBatchInput,
  output: promoBatch,
  refusals: ['promos.batchKeyReused', 'promos.tooLittleLeftOfPlan', 'staff.notAllowed'],
})

export const endPromoBatch = defineEndpoint(calls.endPromoBatch, {
  summary: 'End all codes of a batch now. Orders that are open keep theirs. Safe to repeat.',
  input: endPromoBatchInput,
  output: promoBatch,
  refusals: ['promos.notFound', 'staff.notAllowed'],
})
