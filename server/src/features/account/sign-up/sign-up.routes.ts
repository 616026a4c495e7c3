import * as contract from '@mwc/contract/account/sign-up/sign-up.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { signInIdempotent } from '../proofs/run-idempotent.ts'
import { checkSignUp } from './check-sign-up.ts'
import { readCaller } from '../../../http/read-caller.ts'
import { signUp } from './sign-up.ts'
import { verifyMobile } from './verify-mobile.ts'

export function signUpRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.verifyMobile, (call) => verifyMobile(deps, call.input, readCaller(call)))
  route(app, contract.checkSignUp, async (call) => {
    await checkSignUp(deps, call.input, readCaller(call))
    return {}
  })
  route(
    app,
    contract.signUp,
    (call) => {
      const caller = readCaller(call)
      return signInIdempotent(deps, { act: 'signUp', input: call.input }, caller, (remember) => signUp(deps, call.input, caller, remember))
    },
    { needsPassword: true },
  )
}
