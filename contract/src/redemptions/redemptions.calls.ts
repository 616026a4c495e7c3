import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  listRedemptionsInput,
  listRedemptionsOutput,
  readRedemptionInput,
  readShopOffersInput,
  readShopOffersOutput,
  readUsableInput,
  readUsableOutput,
  redemption,
  useByCodeInput,
  useByPinInput,
} from './redemptions.schemas.ts'

export const readShopOffers: WireCall<'activeMember', typeof readShopOffersInput, typeof readShopOffersOutput> = {
  method: 'GET',
  path: '/h5/shop-offers',
  access: 'activeMember',
}

export const readUsable: WireCall<'activeMember', typeof readUsableInput, typeof readUsableOutput> = {
  method: 'GET',
  path: '/h5/usable',
  access: 'activeMember',
}

export const useByCode: WireCall<'activeMember', typeof useByCodeInput, typeof redemption> = {
  method: 'POST',
  path: '/h5/redemptions/scan',
  access: 'activeMember',
  signed: true,
}

export const useByPin: WireCall<'activeMember', typeof useByPinInput, typeof redemption> = {
  method: 'POST',
  path: '/h5/redemptions/pin',
  access: 'activeMember',
  signed: true,
}

export const listRedemptions: WireCall<'member', typeof listRedemptionsInput, typeof listRedemptionsOutput> = {
  method: 'GET',
  path: '/h5/redemptions',
  access: 'member',
}

export const readRedemption: WireCall<'member', typeof readRedemptionInput, typeof redemption> = {
  method: 'GET',
  path: '/h5/redemptions/:id',
  access: 'member',
}
