import { apiBase } from '@mwc/contract/endpoint/api-base'
import * as contract from '@mwc/contract/staff/staff.endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deskToken, giveDeskToken, refuseOtherOrigins } from '../../http/desk-session.ts'
import { type Call, route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { tokenHash } from '../../keys/encryption.ts'
import { readAddress } from '../../http/read-caller.ts'
import { addStaff } from './add-staff.ts'
import { findSignedInStaff } from './find-signed-in-staff.ts'
import { listAudit } from './list-audit.ts'
import { listUnauthenticatedCalls } from './list-unauthenticated-calls.ts'
import { listStaff } from './list-staff.ts'
import { logInStaff } from './log-in-staff.ts'
import { logOutStaff } from './log-out-staff.ts'
import { noteChange } from './note-change.ts'
import { noteStaffIdentity } from './note-staff-identity.ts'
import { recordAudit } from './record-audit.ts'

export function staffRoutes(app: FastifyInstance, deps: Dependencies): void {
  // Before the answer leaves, so that no desk call is without its row, nor one of an unknown route.
  // The route is looked at too: an address with percent signs hides it.
  const desk = `${apiBase}/desk/`
  const isOfDesk = (request: FastifyRequest) => request.url.startsWith(desk) || request.routeOptions.url?.startsWith(desk)
  app.addHook('onRequest', async (request) => {
    const staffUser = isOfDesk(request) ? await findSignedInStaff(deps, deskToken(request)) : undefined
    if (staffUser) noteStaffIdentity(request, staffUser)
  })
  app.addHook('onSend', async (request, reply) => {
    if (isOfDesk(request)) await recordAudit(deps, request, reply.statusCode)
  })
  const logIn = async (call: Call<typeof contract.staffLogIn>) => {
    const { publicUrl } = deps.config
    refuseOtherOrigins(call.request, publicUrl)
    const known = deskToken(call.request)
    const { token, staff } = await logInStaff(deps, call.input, {
      address: readAddress(call.request),
      browserHash: known && tokenHash(known),
    })
    noteStaffIdentity(call.request, staff)
    giveDeskToken(call.reply, token, publicUrl)
    return { staff }
  }
  route(app, contract.staffLogIn, logIn, { needsPassword: true })
  route(app, contract.staffLogOut, async ({ user }) => {
    await logOutStaff(deps, user.sessionHash)
    return {}
  })
  route(app, contract.staffMe, async ({ user }) => ({ id: user.staffId, username: user.username, role: user.role, disabled: false }))
  route(app, contract.addStaff, async ({ input, request }) => {
    const added = await addStaff(deps, input)
    noteChange(request, { before: null, after: added.staff })
    return added
  })
  route(app, contract.listStaff, () => listStaff(deps))
  route(app, contract.listAudit, ({ input }) => listAudit(deps, input.before))
  route(app, contract.listUnsignedCalls, ({ input }) => listUnauthenticatedCalls(deps, input))
}
