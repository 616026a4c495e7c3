import * as calls from './log-in.calls.ts'
import {
  logInInput,
  logInWithCodeInput,
  resetPasswordInput,
  verifyForgetPasswordInput,
  verifyForgetPasswordOutput,
} from './log-in.schemas.ts'
import { signedIn } from '../sessions/sessions.schemas.ts'
import { done } from '../../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'

export const logIn = defineEndpoint(calls.logIn, {
  summary: 'Sign in with mobile number and password.',
  input: logInInput,
  output: signedIn,
  refusals: ['account.invalidMobile', 'account.wrongLogin', 'account.passwordLocked'],
})

export const logInWithCode = defineEndpoint(calls.logInWithCode, {
  summary: 'Sign in with mobile number and a code sent by SMS.',
  input: logInWithCodeInput,
  output: signedIn,
  refusals: [
    'account.invalidMobile',
    'account.codeWrong',
    'account.codeExpired',
    'account.codeAttempts',
    'account.needsPassword',
    'account.keyReused',
  ],
})

export const verifyForgetPassword = defineEndpoint(calls.verifyForgetPassword, {
  summary: 'Prove the number for a new password. Answers alike for a number that nobody has.',
  input: verifyForgetPasswordInput,
  output: verifyForgetPasswordOutput,
  refusals: ['account.invalidMobile', 'account.codeWrong', 'account.codeExpired', 'account.codeAttempts'],
})

export const resetPassword = defineEndpoint(calls.resetPassword, {
  summary: 'Set a new password with a proved number. Ends every session of the account; log in again afterwards.',
  input: resetPasswordInput,
  output: done,
  refusals: ['account.proofExpired', 'account.needsPassword', 'account.commonPassword', 'account.keyReused', 'account.passwordLocked'],
})
