import * as contract from '@mwc/contract/redemptions/redemptions.endpoints'
import type { Language } from '@mwc/contract/language/language'
import type { FastifyInstance } from 'fastify'
import { fieldRefusal } from '../../http/field-refusal.ts'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listRedemptions } from './list-redemptions.ts'
import { readRedemption } from './read-redemption.ts'
import { readUsable } from './read-usable.ts'
import { readShopOffers } from './read-shop-offers.ts'
import { readUseCursor } from './redemption.rules.ts'
import { useAtShop } from './use-at-shop.ts'

/** Using privileges and vouchers at shops, and what was used. */
export function redemptionRoutes(app: FastifyInstance, deps: Dependencies): void {
  const readerOf = ({ user, language }: { user: { memberId: string }; language: Language }) => ({ memberId: user.memberId, language })
  route(app, contract.readShopOffers, (call) => readShopOffers(deps, readerOf(call), call.input.shopCode))
  route(app, contract.readUsable, (call) => readUsable(deps, readerOf(call), call.input))
  route(app, contract.useByCode, (call) => useAtShop(deps, readerOf(call), call.input, { shopCode: call.input.shopCode }))
  route(app, contract.useByPin, (call) => {
    const { shopId, pin } = call.input
    return useAtShop(deps, readerOf(call), call.input, { shopId, pin })
  })
  route(app, contract.listRedemptions, (call) => {
    const { cursor } = call.input
    const read = cursor === undefined ? null : readUseCursor(cursor)
    if (read === undefined) throw fieldRefusal('request.invalid', 'cursor', 'invalid', call.language)
    return listRedemptions(deps, readerOf(call), read)
  })
  route(app, contract.readRedemption, (call) => readRedemption(deps, readerOf(call), call.input.id))
}
