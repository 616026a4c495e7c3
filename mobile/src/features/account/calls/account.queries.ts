import { checkSignUp, signUp, verifyMobile } from '@mwc/contract/account/sign-up/sign-up.calls'
import { logInWithCode, resetPassword, verifyForgetPassword } from '@mwc/contract/account/log-in/log-in.calls'
import type { WireCall, InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { call } from '../../../shared/calls/api-client.ts'
import { idempotentCaller } from './idempotent-call.queries.ts'

function caller<E extends WireCall>(endpoint: E): (input: InputOf<E>) => Promise<OutputOf<E>> {
  return (input) => call(endpoint, input)
}

export const enterByCode = idempotentCaller(logInWithCode)
export const proveSignUpNumber = caller(verifyMobile)
export const checkPerson = caller(checkSignUp)
export const makeAccount = idempotentCaller(signUp)
export const proveForgetfulNumber = caller(verifyForgetPassword)
export const replacePassword = idempotentCaller(resetPassword)
