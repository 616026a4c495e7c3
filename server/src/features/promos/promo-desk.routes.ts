import * as contract from '@mwc/contract/promos/promo-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { listRoute } from '../log/exports/list-route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readActor } from '../log/read-actor.ts'
import { listPromos } from './list-promos.ts'
import { endPromo } from './end-promo.ts'
import { editPromo } from './edit-promo.ts'
import { addPromo } from './add-promo.ts'

export function promoDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, contract.listPromos, ({ input }) => listPromos(deps, input))
  route(app, contract.addPromo, (call) => addPromo(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.editPromo, (call) => editPromo(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.endPromo, (call) => endPromo(deps, readActor(deps, call), call.input.id))
}
