import * as contract from '@mwc/contract/account'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '@mwc/contract/language'
import { knownPhoneHeader } from '@mwc/contract/api-address'
import { bearerToken, route } from '../../http/route.ts'
import { tokenHash } from '../../keys/seal.ts'
import type { Parts } from '../../parts.ts'
import { checkSignUp } from './check-sign-up.ts'
import { logIn } from './log-in.ts'
import { logInWithCode } from './log-in-with-code.ts'
import { logOut } from './log-out.ts'
import { readMe } from './read-me.ts'
import { resetPassword } from './reset-password.ts'
import { sendCode } from './send-code.ts'
import { setConsent } from './set-consent.ts'
import { setLanguage } from './set-language.ts'
import { signUp } from './sign-up.ts'
import { verifyForgetPassword } from './verify-forget-password.ts'
import { verifyMobile } from './verify-mobile.ts'

/** The hash by which the account's own phone is told from a stranger's when tries are counted: the one it kept, or its token's. */
function knownPhone(request: FastifyRequest): string | null {
  const kept = request.headers[knownPhoneHeader]
  if (typeof kept === 'string' && /^[A-Za-z0-9_-]{43}$/.test(kept)) return kept
  const token = bearerToken(request)
  return token && tokenHash(token)
}

const phone = ({ language, request }: { language: Language; request: FastifyRequest }) => ({ language, phoneHash: knownPhone(request) })

export function accountRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, contract.sendCode, (call) => sendCode(parts, call.input, phone(call)))
  route(app, contract.verifyMobile, (call) => verifyMobile(parts, call.input, phone(call)))
  route(app, contract.checkSignUp, async ({ input, language }) => {
    await checkSignUp(parts, input, language)
    return {}
  })
  route(app, contract.signUp, ({ input, language }) => signUp(parts, input, language))
  route(app, contract.logIn, (call) => logIn(parts, call.input, phone(call)))
  route(app, contract.logInWithCode, (call) => logInWithCode(parts, call.input, phone(call)))
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
  route(app, contract.verifyForgetPassword, (call) => verifyForgetPassword(parts, call.input, phone(call)))
  route(app, contract.resetPassword, async ({ input }) => {
    await resetPassword(parts, input)
    return {}
  })
}
