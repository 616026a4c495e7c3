import * as redemptionDeskEndpoints from '@mwc/contract/redemptions/redemption-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readActor } from '../../log/read-actor.ts'
import { listShopKeys } from '../shop-keys/list-shop-keys.ts'
import { listDeskRedemptions } from './list-desk-redemptions.ts'
import { newShopPin } from '../shop-keys/new-shop-pin.ts'
import { newShopCode } from '../shop-keys/new-shop-code.ts'
import { closeShop } from '../shop-keys/close-shop.ts'
import { undoRedemption } from './undo-redemption.ts'

/** The desk's calls about shops and what was used there. */
export function redemptionDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, redemptionDeskEndpoints.listDeskRedemptions, ({ input }) => listDeskRedemptions(deps.db, input))
  route(app, redemptionDeskEndpoints.undoRedemption, (call) => undoRedemption(deps, readActor(deps, call), call.input))
  listRoute(app, deps, redemptionDeskEndpoints.listShopKeys, ({ input }) => listShopKeys(deps, input))
  route(app, redemptionDeskEndpoints.newShopCode, (call) => newShopCode(deps, readActor(deps, call), call.input.id))
  route(app, redemptionDeskEndpoints.newShopPin, (call) => newShopPin(deps, readActor(deps, call), call.input.id))
  route(app, redemptionDeskEndpoints.closeShop, (call) => closeShop(deps, readActor(deps, call), call.input.id))
}
