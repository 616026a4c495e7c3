import * as contract from '@mwc/contract/members/paper-request-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import { readActor } from '../../log/read-actor.ts'
import { addPaperRequest } from './add-paper-request.ts'
import { declinePaperRequest } from './decline-paper-request.ts'
import { finishPaperRequest } from './finish-paper-request.ts'
import { listPaperRequests } from './list-paper-requests.ts'

/** The desk's calls about what members ask for on paper. */
export function paperRequestDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, contract.listPaperRequests, ({ input, user }) => listPaperRequests(deps, input, user.role))
  route(app, contract.addPaperRequest, (call) => addPaperRequest(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.finishPaperRequest, (call) => finishPaperRequest(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.declinePaperRequest, (call) => declinePaperRequest(deps, readActor(deps, call), call.input))
}
