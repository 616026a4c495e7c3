import * as phoneRequestDeskSchemas from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import * as phoneRequestDeskEndpoints from '@mwc/contract/account/lost-phone/phone-request-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { noteChange } from '../../staff/note-change.ts'
import { decidePhoneRequest } from './decide-phone-request.ts'
import { listPhoneRequests } from './list-phone-requests.ts'
import { readPhoneRequest } from './read-phone-request.ts'

/** The desk's calls about who holds an account. The audit log keeps what was decided and why, and no person. */
export function phoneRequestDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const auditOf = ({ id, state, checked, note, readyAt }: phoneRequestDeskSchemas.DeskPhoneRequest) => ({
    id,
    state,
    checked,
    note,
    readyAt,
  })

  route(app, phoneRequestDeskEndpoints.listPhoneRequests, ({ input }) => listPhoneRequests(deps, input))
  route(app, phoneRequestDeskEndpoints.decidePhoneRequest, async ({ user, input, request }) => {
    const before = await readPhoneRequest(deps, input.id)
    await decidePhoneRequest(deps, user.staffId, input)
    const after = await readPhoneRequest(deps, input.id)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return after
  })
}
