import * as contract from '@mwc/contract/staff/join.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { giveDeskToken, refuseOtherOrigins } from '../../../http/cookies/desk-session.ts'
import { readAddress } from '../../../http/read-caller.ts'
import { type Call, route } from '../../../http/route.ts'
import { noteStaffIdentity } from '../../../http/staff-identity.ts'
import { joinStaff } from './join-staff.ts'
import { openLink } from './open-link.ts'

export function joinRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { publicUrl } = deps.config
  route(app, contract.openStaffLink, ({ input, request }) => {
    refuseOtherOrigins(request, publicUrl)
    return openLink(deps, input.token)
  })
  const join = async ({ input, request, reply }: Call<typeof contract.joinStaff>) => {
    refuseOtherOrigins(request, publicUrl)
    const addressHash = deps.encryption.lookup('address', readAddress(request))
    const { token, staff, recoveryCodes } = await joinStaff(deps, input, { addressHash, requestId: request.id })
    noteStaffIdentity(request, staff)
    giveDeskToken(reply, token)
    return { staff, recoveryCodes }
  }
  route(app, contract.joinStaff, join, { needsPassword: true })
}
