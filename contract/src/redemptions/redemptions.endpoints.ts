import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './redemptions.calls.ts'
import {
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

export const readShopOffers = defineEndpoint(calls.readShopOffers, {
  summary: 'The shop of a code on a poster, and what this member can use there: its privileges with limits, and vouchers that are ready.',
  input: readShopOffersInput,
  output: readShopOffersOutput,
  refusals: ['redemptions.shopUnknown', 'redemptions.shopClosed'],
})

export const readUsable = defineEndpoint(calls.readUsable, {
  summary: 'One privilege with limits, or one voucher, as this member can use it now, and the shops where.',
  input: readUsableInput,
  output: readUsableOutput,
  refusals: ['redemptions.notFound', 'redemptions.showCard'],
})

const useRefusals = [
  'account.deactivated',
  'redemptions.shopUnknown',
  'redemptions.shopClosed',
  'redemptions.notHere',
  'redemptions.notFound',
  'redemptions.showCard',
  'redemptions.memberLimit',
  'redemptions.dayLimit',
  'redemptions.gone',
  'redemptions.voucherUsed',
  'redemptions.voucherExpired',
  'redemptions.keyReused',
] as const

export const useByCode = defineEndpoint(calls.useByCode, {
  summary: 'Use a privilege or a voucher at the shop whose poster was scanned. Once: the same key gives the same receipt.',
  input: useByCodeInput,
  output: redemption,
  refusals: useRefusals,
})

export const useByPin = defineEndpoint(calls.useByPin, {
  summary: "Use a privilege or a voucher by the shop's PIN. Five wrong ones of a member, or twenty at a shop, and it has to wait.",
  input: useByPinInput,
  output: redemption,
  refusals: [...useRefusals, 'redemptions.wrongPin', 'redemptions.pinLocked', 'redemptions.noPin'],
})

export const listRedemptions = defineEndpoint(calls.listRedemptions, {
  summary: 'What the member used, newest first, 20 a page.',
  input: listRedemptionsInput,
  output: listRedemptionsOutput,
  refusals: ['request.invalid'],
})

export const readRedemption = defineEndpoint(calls.readRedemption, {
  summary: 'One use of the member.',
  input: readRedemptionInput,
  output: redemption,
  refusals: ['redemptions.notFound'],
})
