import * as contract from '@mwc/contract/account/lost-phone/lost-phone.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { signInIdempotent } from '../proofs/run-idempotent.ts'
import { findAccount } from './find-account.ts'
import { finishPhoneRequest } from './finish-phone-request.ts'
import { moveMobile } from './move-mobile.ts'
import { readCaller } from '../../../http/read-caller.ts'
import { openPhoneRequest } from './open-phone-request.ts'
import { rejectPhoneRequest } from './reject-phone-request.ts'
import { verifyPhoneInHand } from './verify-phone-in-hand.ts'

/** The way back for whoever lost the phone that the account knows. */
export function lostPhoneRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.verifyPhoneInHand, (call) => verifyPhoneInHand(deps, call.input, readCaller(call)))
  route(app, contract.findAccount, (call) => findAccount(deps, call.input, readCaller(call)))
  route(app, contract.moveMobile, (call) => {
    const caller = readCaller(call)
    return signInIdempotent(deps, { act: 'moveMobile', input: call.input }, caller, (remember) =>
      moveMobile(deps, call.input, caller, remember),
    )
  })
  route(app, contract.requestMove, ({ input }) => openPhoneRequest(deps, input))
  route(app, contract.finishMove, (call) => {
    const caller = readCaller(call)
    return signInIdempotent(deps, { act: 'finishMove', input: call.input }, caller, (remember) =>
      finishPhoneRequest(deps, call.input, caller, remember),
    )
  })
  route(app, contract.rejectPhoneRequest, async ({ input, user }) => {
    await rejectPhoneRequest(deps, user.memberId, input.id)
    return {}
  })
}
