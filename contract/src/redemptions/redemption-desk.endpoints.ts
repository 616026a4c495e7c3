import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './redemption-desk.calls.ts'
import {
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

export const listDeskRedemptions = defineEndpoint(calls.listDeskRedemptions, {
  summary: 'Uses, newest first; `search` is a whole receipt number or member number.',
  input: listDeskRedemptionsInput,
  output: listDeskRedemptionsOutput,
  refusals: ['staff.notAllowed'],
})

export const undoRedemption = defineEndpoint(calls.undoRedemption, {
  summary: 'Take a use back: what was used can be used once more, under the same limits. `note` says why.',
  input: undoRedemptionInput,
  output: deskRedemption,
  refusals: ['redemptions.notFound', 'redemptions.undone', 'staff.notAllowed'],
})

export const listShopKeys = defineEndpoint(calls.listShopKeys, {
  summary: 'Every shop with the code of its poster, and whether it has a PIN.',
  input: listShopKeysInput,
  output: listShopKeysOutput,
  refusals: ['staff.notAllowed'],
})

export const newShopCode = defineEndpoint(calls.newShopCode, {
  summary: 'Give a shop a new code: the posters that hang there stop working at once.',
  input: newShopCodeInput,
  output: shopKey,
  refusals: ['content.notFound', 'staff.notAllowed'],
})

export const newShopPin = defineEndpoint(calls.newShopPin, {
  summary: 'Give a shop a new PIN, shown this once; the old one stops working at once.',
  input: newShopPinInput,
  output: newShopPinOutput,
  refusals: ['content.notFound', 'staff.notAllowed'],
})

export const closeShop = defineEndpoint(calls.closeShop, {
  summary: 'Close a shop now: once this is answered, nobody sees it or uses anything there. Safe to repeat.',
  input: closeShopInput,
  output: shopKey,
  refusals: ['content.notFound', 'staff.notAllowed'],
})
