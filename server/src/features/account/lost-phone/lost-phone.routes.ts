import * as contract from '@mwc/contract/account/lost-phone/lost-phone.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Parts } from '../../../dependencies.ts'
import { signInOnce } from '../proofs/run-idempotent.ts'
import { findAccount } from './find-account.ts'
import { finishMove } from './finish-phone-request.ts'
import { moveMobile } from './move-mobile.ts'
import { readCaller } from '../../../http/read-caller.ts'
import { requestMove } from './open-phone-request.ts'
import { verifyPhoneInHand } from './verify-phone-in-hand.ts'

/** The way back for whoever lost the phone that the account knows. */
export function findAccountRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, contract.verifyPhoneInHand, (call) => verifyPhoneInHand(parts, call.input, readCaller(call)))
  route(app, contract.findAccount, (call) => findAccount(parts, call.input, readCaller(call)))
  route(app, contract.moveMobile, (call) => {
    const caller = readCaller(call)
    return signInOnce(parts, { act: 'moveMobile', input: call.input }, caller, (remember) =>
      moveMobile(parts, call.input, caller, remember),
    )
  })
  route(app, contract.requestMove, ({ input }) => requestMove(parts, input))
  route(app, contract.finishMove, (call) => {
    const caller = readCaller(call)
    return signInOnce(parts, { act: 'finishMove', input: call.input }, caller, (remember) =>
      finishMove(parts, call.input, caller, remember),
    )
  })
}
