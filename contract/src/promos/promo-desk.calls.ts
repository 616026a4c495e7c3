import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type { addPromoInput, deskPromo, editPromoInput, endPromoInput, listPromosInput, listPromosOutput } from './promo-desk.schemas.ts'

const readers: readonly StaffRole[] = ['admin', 'finance', 'membership', 'support']

/** A code changes what is paid. */
const makers: readonly StaffRole[] = ['admin', 'finance']

export const listPromos: WireCall<'staff', typeof listPromosInput, typeof listPromosOutput> = {
  method: 'GET',
  path: '/desk/promos',
  access: 'staff',
  roles: readers,
}

export const addPromo: WireCall<'staff', typeof addPromoInput, typeof deskPromo> = {
  method: 'POST',
  path: '/desk/promos',
  access: 'staff',
  roles: makers,
}

export const editPromo: WireCall<'staff', typeof editPromoInput, typeof deskPromo> = {
  method: 'POST',
  path: '/desk/promos/:id',
  access: 'staff',
  roles: makers,
}

export const endPromo: WireCall<'staff', typeof endPromoInput, typeof deskPromo> = {
  method: 'POST',
  path: '/desk/promos/:id/end',
  access: 'staff',
  roles: makers,
}
