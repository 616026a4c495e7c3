import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  closeShopInput,
  deskRedemption,
  listDeskRedemptionsInput,
  listDeskRedemptionsOutput,
  listShopKeysInput,
  listShopKeysOutput,
  newShopCodeInput,
  newShopPinInput,
  newShopPinOutput,
  shopKey,
  undoRedemptionInput,
} from './redemption-desk.schemas.ts'

/** Each use names its member, whose records are not content's. */
const readers: readonly StaffRole[] = ['admin', 'membership', 'support', 'finance']

/** A use that is given back is worth money. */
const undoers: readonly StaffRole[] = ['admin', 'membership', 'support']

/** Whoever has a shop's code or PIN can use up what it gives. */
const keepers: readonly StaffRole[] = ['admin', 'membership']

export const listDeskRedemptions: WireCall<'staff', typeof listDeskRedemptionsInput, typeof listDeskRedemptionsOutput> = {
  method: 'GET',
  path: '/desk/redemptions',
  access: 'staff',
  roles: readers,
}

export const undoRedemption: WireCall<'staff', typeof undoRedemptionInput, typeof deskRedemption> = {
  method: 'POST',
  path: '/desk/redemptions/:id/undo',
  access: 'staff',
  roles: undoers,
}

export const listShopKeys: WireCall<'staff', typeof listShopKeysInput, typeof listShopKeysOutput> = {
  method: 'GET',
  path: '/desk/shop-keys',
  access: 'staff',
  roles: keepers,
}

export const newShopCode: WireCall<'staff', typeof newShopCodeInput, typeof shopKey> = {
  method: 'POST',
  path: '/desk/shops/:id/code',
  access: 'staff',
  roles: keepers,
}

export const newShopPin: WireCall<'staff', typeof newShopPinInput, typeof newShopPinOutput> = {
  method: 'POST',
  path: '/desk/shops/:id/pin',
  access: 'staff',
  roles: keepers,
}

export const closeShop: WireCall<'staff', typeof closeShopInput, typeof shopKey> = {
  method: 'POST',
  path: '/desk/shops/:id/close',
  access: 'staff',
  roles: ['admin', 'content', 'membership'],
}
