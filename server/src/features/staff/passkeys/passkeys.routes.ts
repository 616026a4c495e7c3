import * as contract from '@mwc/contract/staff/passkeys.endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { giveDeskToken, refuseOtherOrigins } from '../../../http/cookies/desk-session.ts'
import { readAddress } from '../../../http/read-caller.ts'
import { type Call, route } from '../../../http/route.ts'
import { noteStaffIdentity } from '../../../http/staff-identity.ts'
import { readActor } from '../../log/read-actor.ts'
import { readOwnDesk } from '../read-own-desk.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskeyLogIn } from './begin-passkey-log-in.ts'
import { beginPasskey } from './begin-passkey.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'
import { removePasskey } from './remove-passkey.ts'

export function passkeyRoutes(app: FastifyInstance, deps: Dependencies): void {
  const addressHashOf = (request: FastifyRequest) => deps.encryption.lookup('address', readAddress(request))
  const begin = (call: Call<typeof contract.beginPasskey>) => beginPasskey(deps, call.user, call.input.currentPassword)
  route(app, contract.beginPasskey, begin, { needsPassword: true })
  route(app, contract.addPasskey, async (call) => {
    await addPasskey(deps, readActor(deps, call), call.input)
    return readOwnDesk(deps.db, call.user)
  })
  route(app, contract.removePasskey, async (call) => {
    await removePasskey(deps, readActor(deps, call), call.input)
    return readOwnDesk(deps.db, call.user)
  })
  route(app, contract.beginPasskeyLogIn, ({ request }) => {
    refuseOtherOrigins(request, deps.config.publicUrl)
    return beginPasskeyLogIn(deps, addressHashOf(request))
  })
  route(app, contract.passkeyLogIn, async ({ input, request, reply }) => {
    refuseOtherOrigins(request, deps.config.publicUrl)
    const { token, staff } = await logInWithPasskey(deps, input.credential, { addressHash: addressHashOf(request), requestId: request.id })
    noteStaffIdentity(request, staff)
    giveDeskToken(reply, token)
    return { staff }
  })
}
