import * as contract from '@mwc/contract/settlements/settlement-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { listRoute } from '../log/exports/list-route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readActor } from '../log/read-actor.ts'
import { readPoster } from '../redemptions/shop-keys/read-poster.ts'
import { listShopStatements } from './list-shop-statements.ts'
import { listStatementUses } from './list-statement-uses.ts'
import { readShopAccount } from './read-shop-account.ts'
import { setUseRate } from './set-use-rate.ts'
import { settleShop } from './settle-shop.ts'

/** The desk's calls about what shops are owed for uses. */
export function settlementDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, contract.listShopStatements, ({ input, user }) => listShopStatements(deps, input, user.role))
  listRoute(app, deps, contract.listStatementUses, ({ input }) => listStatementUses(deps, input))
  route(app, contract.readShopAccount, ({ input, user }) => readShopAccount(deps, input, user.role))
  route(app, contract.setUseRate, (call) => setUseRate(deps, readActor(deps, call), call.input))
  route(app, contract.settleShop, (call) => settleShop(deps, readActor(deps, call), call.input))
  route(app, contract.readPoster, ({ input }) => readPoster(deps, input.id))
}
