import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  addPromoInput,
  deskPromo,
  editPromoInput,
  endPromoInput,
  listPromosInput,
  listPromosOutput,
  listPromoUsesInput,
  listPromoUsesOutput,
} from './promo-desk.schemas.ts'

/** Whoever sees payments sees what codes did to them. */
export const promoReaders: readonly StaffRole[] = ['admin', 'finance', 'membership', 'support']

/** A code changes what is paid. */
export const promoMakers: readonly StaffRole[] = ['admin', 'finance']

export const listPromos: WireCall<'staff', typeof listPromosInput, typeof listPromosOutput> = {
  method: 'GET',
  path: '/desk/promos',
  access: 'staff',
  roles: promoReaders,
}

export const addPromo: WireCall<'staff', typeof addPromoInput, typeof deskPromo> = {
  method: 'POST',
  path: '/desk/promos',
  access: 'staff',
  roles: promoMakers,
}

export const editPromo: WireCall<'staff', typeof editPromoInput, typeof deskPromo> = {
  method: 'POST',
  path: '/desk/promos/:id',
  access: 'staff',
  roles: promoMakers,
}

export const endPromo: WireCall<'staff', typeof endPromoInput, typeof deskPromo> = {
  method: 'POST',
  path: '/desk/promos/:id/end',
  access: 'staff',
  roles: promoMakers,
}

export const listPromoUses: WireCall<'staff', typeof listPromoUsesInput, typeof listPromoUsesOutput> = {
  method: 'GET',
  path: '/desk/promo-uses',
  access: 'staff',
  roles: promoReaders,
}
