import * as phoneRequestDeskSchemas from '@mwc/contract/account/lost-phone/phone-request-desk.schemas'
import * as phoneRequestDeskEndpoints from '@mwc/contract/account/lost-phone/phone-request-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../http/refusal.ts'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { noteChange } from '../../staff/note-change.ts'
import { decidePhoneRequest } from './decide-phone-request.ts'
import { viewPhoneRequest, viewPhoneRequests } from './phone-request.views.ts'

/** The desk's calls about who holds an account. The audit log keeps what was decided and why, and no person. */
export function accountDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, clock } = deps
  const show = async (id: string): Promise<phoneRequestDeskSchemas.DeskPhoneRequest> => {
    const request = await viewPhoneRequest(db, id, clock.now())
    if (!request) throw new Refusal('request.notFound')
    return request
  }
  const auditOf = ({ id, state, checked, note, readyAt }: phoneRequestDeskSchemas.DeskPhoneRequest) => ({
    id,
    state,
    checked,
    note,
    readyAt,
  })

  route(app, phoneRequestDeskEndpoints.listPhoneRequests, ({ input }) => viewPhoneRequests(db, input, clock.now()))
  route(app, phoneRequestDeskEndpoints.decidePhoneRequest, async ({ user, input, request }) => {
    const before = await show(input.id)
    await decidePhoneRequest(deps, user.staffId, input)
    const after = await show(input.id)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return after
  })
}
