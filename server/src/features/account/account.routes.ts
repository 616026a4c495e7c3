import * as people from '@mwc/contract/account/people/people.endpoints'
import * as proofsEndpoints from '@mwc/contract/account/proofs/proofs.endpoints'
import * as signUpEndpoints from '@mwc/contract/account/sign-up/sign-up.endpoints'
import * as logInEndpoints from '@mwc/contract/account/log-in/log-in.endpoints'
import * as sessionsEndpoints from '@mwc/contract/account/sessions/sessions.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { runIdempotent, signInIdempotent } from './proofs/run-idempotent.ts'
import { checkSignUp } from './sign-up/check-sign-up.ts'
import { logIn } from './log-in/log-in.ts'
import { logInWithCode } from './log-in/log-in-with-code.ts'
import { logOut } from './sessions/log-out.ts'
import { readCaller } from '../../http/read-caller.ts'
import { readMe } from './own-account/read-me.ts'
import { resetPassword } from './log-in/reset-password.ts'
import { sendCode } from './proofs/send-code.ts'
import { setConsent } from './people/set-consent.ts'
import { setLanguage } from './people/set-language.ts'
import { signUp } from './sign-up/sign-up.ts'
import { verifyForgetPassword } from './log-in/verify-forget-password.ts'
import { verifyMobile } from './sign-up/verify-mobile.ts'

export function accountRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, proofsEndpoints.sendCode, (call) => sendCode(deps, call.input, readCaller(call)))
  route(app, signUpEndpoints.verifyMobile, (call) => verifyMobile(deps, call.input, readCaller(call)))
  route(app, signUpEndpoints.checkSignUp, async (call) => {
    await checkSignUp(deps, call.input, readCaller(call))
    return {}
  })
  route(
    app,
    signUpEndpoints.signUp,
    (call) => {
      const caller = readCaller(call)
      return signInIdempotent(deps, { act: 'signUp', input: call.input }, caller, (remember) => signUp(deps, call.input, caller, remember))
    },
    { needsPassword: true },
  )
  route(app, logInEndpoints.logIn, (call) => logIn(deps, call.input, readCaller(call)), { needsPassword: true })
  route(app, logInEndpoints.logInWithCode, (call) => {
    const caller = readCaller(call)
    const asked = { act: 'logInWithCode', input: call.input } as const
    return signInIdempotent(deps, asked, caller, (remember) => logInWithCode(deps, call.input, caller, remember))
  })
  route(app, sessionsEndpoints.logOut, async ({ user }) => {
    await logOut(deps, user.sessionHash)
    return {}
  })
  route(app, people.me, ({ user }) => readMe(deps, user.memberId))
  route(app, people.setConsent, async ({ input, user, language }) => {
    await setConsent(deps, user.memberId, input, language)
    return {}
  })
  route(app, people.setLanguage, async ({ input, user }) => {
    await setLanguage(deps, user.memberId, input.language)
    return {}
  })
  route(app, logInEndpoints.verifyForgetPassword, (call) => verifyForgetPassword(deps, call.input, readCaller(call)))
  route(
    app,
    logInEndpoints.resetPassword,
    async ({ input }) => {
      await runIdempotent(deps, { act: 'resetPassword', input }, (remember) => resetPassword(deps, input, remember))
      return {}
    },
    { needsPassword: true },
  )
}
