import { apiBase } from '@mwc/contract/api-address'
import * as contract from '@mwc/contract/staff'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Parts } from '../../parts.ts'
import { readCaller } from '../account/read-caller.ts'
import { addStaff } from './add-staff.ts'
import { listAudit } from './list-audit.ts'
import { listStaff } from './list-staff.ts'
import { logInStaff } from './log-in-staff.ts'
import { logOutStaff } from './log-out-staff.ts'
import { noteChange } from './note-change.ts'
import { recordAudit } from './record-audit.ts'

export function staffRoutes(app: FastifyInstance, parts: Parts): void {
  // Before the answer leaves, so that no desk call is answered without its row; calls that no route knows have one too.
  // The route is looked at too: it also answers an address written with percent signs, which the text of the address does not show.
  const desk = `${apiBase}/desk/`
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith(desk) || request.routeOptions.url?.startsWith(desk)) await recordAudit(parts, request, reply.statusCode)
  })
  route(app, contract.staffLogIn, (call) => logInStaff(parts, call.input, readCaller(call)), { needsPassword: true })
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
}
