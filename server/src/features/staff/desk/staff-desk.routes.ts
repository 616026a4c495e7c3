import * as contract from '@mwc/contract/staff/staff-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { route } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import { readActor } from '../../log/read-actor.ts'
import { disableStaff, enableStaff } from './disable-staff.ts'
import { editRole } from './edit-role.ts'
import { endSessions } from './end-sessions.ts'
import { inviteStaff } from './invite-staff.ts'
import { listStaff } from './list-staff.ts'
import { renewLink } from './renew-link.ts'

export function staffDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, contract.listStaff, ({ input }) => listStaff(deps, input))
  route(app, contract.inviteStaff, (call) => inviteStaff(deps, readActor(deps, call), call.input))
  route(app, contract.newStaffLink, (call) => renewLink(deps, readActor(deps, call), call.input))
  route(app, contract.editStaffRole, (call) => editRole(deps, readActor(deps, call), call.input))
  route(app, contract.endStaffSessions, (call) => endSessions(deps, readActor(deps, call), call.input))
  route(app, contract.disableStaff, (call) => disableStaff(deps, readActor(deps, call), call.input))
  route(app, contract.enableStaff, (call) => enableStaff(deps, readActor(deps, call), call.input))
}
