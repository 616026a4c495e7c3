import * as contract from '@mwc/contract/redemptions/redemptions.endpoints'
import type { Language } from '@mwc/contract/language/language'
import type { FastifyInstance } from 'fastify'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { route } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { listRedemptions } from './list-redemptions.ts'
import { readRedemption } from './read-redemption.ts'
import { readUsable } from './read-usable.ts'
import { readShopOffers } from './read-shop-offers.ts'
import { readUseCursor } from './redemption.rules.ts'
import { useAtShop } from './use-at-shop.ts'

/** Using privileges and vouchers at shops, and what was used. */
export function redemptionRoutes(app: FastifyInstance, parts: Parts): void {
  const readerOf = ({ asker, language }: { asker: { memberId: string }; language: Language }) => ({ memberId: asker.memberId, language })
  route(app, contract.readShopOffers, (call) => readShopOffers(parts, readerOf(call), call.input.shopCode))
  route(app, contract.readUsable, (call) => readUsable(parts, readerOf(call), call.input))
  route(app, contract.useByCode, (call) => useAtShop(parts, readerOf(call), call.input, { shopCode: call.input.shopCode }))
  route(app, contract.useByPin, (call) => {
    const { shopId, pin } = call.input
    return useAtShop(parts, readerOf(call), call.input, { shopId, pin })
  })
  route(app, contract.listRedemptions, (call) => {
    const { cursor } = call.input
    const read = cursor === undefined ? null : readUseCursor(cursor)
    if (read === undefined) throw fieldRefusal('request.invalid', 'cursor', 'invalid', call.language)
    return listRedemptions(parts, readerOf(call), read)
  })
  route(app, contract.readRedemption, (call) => readRedemption(parts, readerOf(call), call.input.id))
}
