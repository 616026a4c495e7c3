import * as batches from '@mwc/contract/promos/promo-batch-desk.endpoints'
import * as contract from '@mwc/contract/promos/promo-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readActor } from '../../log/read-actor.ts'
import { addPromoBatch } from './add-promo-batch.ts'
import { addPromo } from './add-promo.ts'
import { editPromo } from './edit-promo.ts'
import { endPromoBatch } from './end-promo-batch.ts'
import { endPromo } from './end-promo.ts'
import { listPromoBatches } from './list-promo-batches.ts'
import { listPromoUses } from './list-promo-uses.ts'
import { listPromos } from './list-promos.ts'

/** The desk's calls about promo codes, their batches and who used them. */
export function promoDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, contract.listPromos, ({ input, user }) => listPromos(deps, input, user.role))
  route(app, contract.addPromo, (call) => addPromo(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.editPromo, (call) => editPromo(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.endPromo, (call) => endPromo(deps, readActor(deps, call), call.input.id))
  listRoute(app, deps, contract.listPromoUses, ({ input }) => listPromoUses(deps.db, input))
  listRoute(app, deps, batches.listPromoBatches, ({ input, user }) => listPromoBatches(deps, input, user.role))
  route(app, batches.addPromoBatch, (call) => addPromoBatch(deps, readActor(deps, call), call.input, call.language))
  route(app, batches.endPromoBatch, (call) => endPromoBatch(deps, readActor(deps, call), call.input.id))
}
