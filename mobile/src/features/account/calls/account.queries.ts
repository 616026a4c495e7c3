import { checkSignUp, logIn, logInWithCode, resetPassword, signUp, verifyForgetPassword, verifyMobile } from '@mwc/contract/account/account'
import type { Endpoint, InputOf, OutputOf } from '@mwc/contract/endpoint/endpoint'
import { call } from '../../../shared/calls/api-client.ts'
import { onceCaller } from './once.queries.ts'

function caller<E extends Endpoint>(endpoint: E): (input: InputOf<E>) => Promise<OutputOf<E>> {
  return (input) => call(endpoint, input)
}

export const enterByPassword = caller(logIn)
export const enterByCode = onceCaller(logInWithCode)
export const proveSignUpNumber = caller(verifyMobile)
export const checkPerson = caller(checkSignUp)
export const makeAccount = onceCaller(signUp)
export const proveForgetfulNumber = caller(verifyForgetPassword)
export const replacePassword = onceCaller(resetPassword)
