import { apiBase } from '@mwc/contract/endpoint/api-base'
import * as contract from '@mwc/contract/staff/staff.endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deskToken, giveDeskToken, refuseOtherOrigins } from '../../http/cookies/desk-session.ts'
import { type Call, route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { tokenHash } from '../../keys/encryption.ts'
import { readAddress } from '../../http/read-caller.ts'
import { readActor } from '../log/read-actor.ts'
import { listColleagues } from './list-colleagues.ts'
import { logInStaff } from './log-in-staff.ts'
import { logOutStaff } from './log-out-staff.ts'
import { noteStaffIdentity } from '../../http/staff-identity.ts'
import { recordCall } from './record-call.ts'

export function staffRoutes(app: FastifyInstance, deps: Dependencies): void {
  // Before the answer leaves, so that no refused desk call is without its row, nor one of an unknown route.
  // The route is looked at too: an address with percent signs hides it.
  const desk = `${apiBase}/desk/`
  const isOfDesk = (request: FastifyRequest) => request.url.startsWith(desk) || request.routeOptions.url?.startsWith(desk)
  app.addHook('onSend', async (request, reply) => {
    if (isOfDesk(request)) await recordCall(deps, request, reply.statusCode)
  })
  const logIn = async (call: Call<typeof contract.staffLogIn>) => {
    refuseOtherOrigins(call.request, deps.config.publicUrl)
    const known = deskToken(call.request)
    const { token, staff } = await logInStaff(deps, call.input, {
      address: readAddress(call.request),
      browserHash: known && tokenHash(known),
      requestId: call.request.id,
    })
    noteStaffIdentity(call.request, staff)
    giveDeskToken(call.reply, token)
    return { staff }
  }
  route(app, contract.staffLogIn, logIn, { needsPassword: true })
  route(app, contract.staffLogOut, async (call) => {
    await logOutStaff(deps, readActor(deps, call), call.user.sessionHash)
    return {}
  })
  route(app, contract.staffMe, async ({ user }) => ({ id: user.staffId, username: user.username, role: user.role, disabled: false }))
  route(app, contract.listColleagues, () => listColleagues(deps.db))
}
