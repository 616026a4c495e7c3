import * as contract from '@mwc/contract/staff/own-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { type Call, route } from '../../../http/route.ts'
import { readActor } from '../../log/read-actor.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { readOwnDesk } from '../read-own-desk.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

export function ownDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.readOwnDesk, ({ user }) => readOwnDesk(deps.db, user))
  const changePassword = async (call: Call<typeof contract.changeDeskPassword>) => {
    await changeOwnPassword(deps, readActor(deps, call), call.input, call.user.sessionHash)
    return readOwnDesk(deps.db, call.user)
  }
  route(app, contract.changeDeskPassword, changePassword, { needsPassword: true })
  const renew = async (call: Call<typeof contract.newRecoveryCodes>) => ({
    recoveryCodes: await renewRecoveryCodes(deps, readActor(deps, call), call.input.currentPassword),
  })
  route(app, contract.newRecoveryCodes, renew, { needsPassword: true })
}
