import { apiBase } from '@mwc/contract/endpoint/api-address'
import * as contract from '@mwc/contract/staff/staff.endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerToken, type Call, route } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { readCaller } from '../../http/read-caller.ts'
import { addStaff } from './add-staff.ts'
import { findSigner } from './find-staff-session.ts'
import { listAudit } from './list-audit.ts'
import { listUnsignedCalls } from './list-unauthenticated-calls.ts'
import { listStaff } from './list-staff.ts'
import { logInStaff } from './log-in-staff.ts'
import { logOutStaff } from './log-out-staff.ts'
import { noteChange } from './note-change.ts'
import { noteSigner } from './note-signer.ts'
import { recordAudit } from './record-audit.ts'

export function staffRoutes(app: FastifyInstance, parts: Parts): void {
  // Before the answer leaves, so that no desk call is answered without its row; calls that no route knows have one too.
  // The route is looked at too: it also answers an address written with percent signs, which the text of the address does not show.
  const desk = `${apiBase}/desk/`
  const isOfDesk = (request: FastifyRequest) => request.url.startsWith(desk) || request.routeOptions.url?.startsWith(desk)
  app.addHook('onRequest', async (request) => {
    const signer = isOfDesk(request) ? await findSigner(parts, bearerToken(request)) : undefined
    if (signer) noteSigner(request, signer)
  })
  app.addHook('onSend', async (request, reply) => {
    if (isOfDesk(request)) await recordAudit(parts, request, reply.statusCode)
  })
  const logIn = async (call: Call<typeof contract.staffLogIn>) => {
    const signedIn = await logInStaff(parts, call.input, readCaller(call))
    noteSigner(call.request, signedIn.staff)
    return signedIn
  }
  route(app, contract.staffLogIn, logIn, { needsPassword: true })
  route(app, contract.staffLogOut, async ({ asker }) => {
    await logOutStaff(parts, asker.sessionHash)
    return {}
  })
  route(app, contract.staffMe, async ({ asker }) => ({ id: asker.staffId, username: asker.username, role: asker.role, disabled: false }))
  route(app, contract.addStaff, async ({ input, request }) => {
    const added = await addStaff(parts, input)
    noteChange(request, { before: null, after: added.staff })
    return added
  })
  route(app, contract.listStaff, () => listStaff(parts))
  route(app, contract.listAudit, ({ input }) => listAudit(parts, input.before))
  route(app, contract.listUnsignedCalls, ({ input }) => listUnsignedCalls(parts, input))
}
