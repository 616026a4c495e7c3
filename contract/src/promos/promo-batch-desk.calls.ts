import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  addPromoBatchInput,
  endPromoBatchInput,
  listPromoBatchesInput,
  listPromoBatchesOutput,
  promoBatch,
} from './promo-batch-desk.schemas.ts'
import { promoMakers, promoReaders } from './promo-desk.calls.ts'

export const listPromoBatches: WireCall<'staff', typeof listPromoBatchesInput, typeof listPromoBatchesOutput> = {
  method: 'GET',
  path: '/desk/promo-batches',
  access: 'staff',
  roles: promoReaders,
}

export const addPromoBatch: WireCall<'staff', typeof addPromoBatchInput, typeof promoBatch> = {
  method: 'POST',
  path: '/desk/promo-batches',
  access: 'staff',
  roles: promoMakers,
}

export const endPromoBatch: WireCall<'staff', typeof endPromoBatchInput, typeof promoBatch> = {
  method: 'POST',
  path: '/desk/promo-batches/:id/end',
  access: 'staff',
  roles: promoMakers,
}
