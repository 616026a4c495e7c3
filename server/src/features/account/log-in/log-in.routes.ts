import * as contract from '@mwc/contract/account/log-in/log-in.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { runIdempotent, signInIdempotent } from '../proofs/run-idempotent.ts'
import { logIn } from './log-in.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { readCaller } from '../../../http/read-caller.ts'
import { resetPassword } from './reset-password.ts'
import { verifyForgetPassword } from './verify-forget-password.ts'

export function logInRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.logIn, (call) => logIn(deps, call.input, readCaller(call)), { needsPassword: true })
  route(app, contract.logInWithCode, (call) => {
    const caller = readCaller(call)
    const asked = { act: 'logInWithCode', input: call.input } as const
    return signInIdempotent(deps, asked, caller, (remember) => logInWithCode(deps, call.input, caller, remember))
  })
  route(app, contract.verifyForgetPassword, (call) => verifyForgetPassword(deps, call.input, readCaller(call)))
  route(
    app,
    contract.resetPassword,
    async ({ input }) => {
      await runIdempotent(deps, { act: 'resetPassword', input }, (remember) => resetPassword(deps, input, remember))
      return {}
    },
    { needsPassword: true },
  )
}
