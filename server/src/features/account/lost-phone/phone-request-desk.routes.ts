import * as phoneRequestDeskEndpoints from '@mwc/contract/account/lost-phone/phone-request-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readActor } from '../../log/read-actor.ts'
import { decidePhoneRequest } from './decide-phone-request.ts'
import { listPhoneRequests } from './list-phone-requests.ts'

/** The desk's calls about who holds an account. The log keeps what was decided and why. */
export function phoneRequestDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, phoneRequestDeskEndpoints.listPhoneRequests, ({ input, user }) => listPhoneRequests(deps, input, user.role))
  route(app, phoneRequestDeskEndpoints.decidePhoneRequest, (call) => decidePhoneRequest(deps, readActor(deps, call), call.input))
}
