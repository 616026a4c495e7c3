import * as contract from '@mwc/contract/account/account'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { doOnce, signInOnce } from './proofs/run-idempotent.ts'
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

export function accountRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, contract.sendCode, (call) => sendCode(parts, call.input, readCaller(call)))
  route(app, contract.verifyMobile, (call) => verifyMobile(parts, call.input, readCaller(call)))
  route(app, contract.checkSignUp, async (call) => {
    await checkSignUp(parts, call.input, readCaller(call))
    return {}
  })
  route(
    app,
    contract.signUp,
    (call) => {
      const caller = readCaller(call)
      return signInOnce(parts, { act: 'signUp', input: call.input }, caller, (remember) => signUp(parts, call.input, caller, remember))
    },
    { needsPassword: true },
  )
  route(app, contract.logIn, (call) => logIn(parts, call.input, readCaller(call)), { needsPassword: true })
  route(app, contract.logInWithCode, (call) => {
    const caller = readCaller(call)
    const asked = { act: 'logInWithCode', input: call.input } as const
    return signInOnce(parts, asked, caller, (remember) => logInWithCode(parts, call.input, caller, remember))
  })
  route(app, contract.logOut, async ({ asker }) => {
    await logOut(parts, asker.sessionHash)
    return {}
  })
  route(app, contract.me, ({ asker }) => readMe(parts, asker.memberId))
  route(app, contract.setConsent, async ({ input, asker, language }) => {
    await setConsent(parts, asker.memberId, input, language)
    return {}
  })
  route(app, contract.setLanguage, async ({ input, asker }) => {
    await setLanguage(parts, asker.memberId, input.language)
    return {}
  })
  route(app, contract.verifyForgetPassword, (call) => verifyForgetPassword(parts, call.input, readCaller(call)))
  route(
    app,
    contract.resetPassword,
    async ({ input }) => {
      await doOnce(parts, { act: 'resetPassword', input }, (remember) => resetPassword(parts, input, remember))
      return {}
    },
    { needsPassword: true },
  )
}
