import { signedIn } from '../sessions/sessions.schemas.ts'
import * as calls from './sign-up.calls.ts'
import { checkSignUpInput, signUpInput, verifyMobileInput, verifyMobileOutput } from './sign-up.schemas.ts'
import { done } from '../../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'

export const verifyMobile = defineEndpoint(calls.verifyMobile, {
  summary: 'Prove a number for sign-up. Says what is known of the number, and hands out a proof that lasts 60 minutes.',
  input: verifyMobileInput,
  output: verifyMobileOutput,
  refusals: ['account.invalidMobile', 'account.codeWrong', 'account.codeExpired', 'account.codeAttempts'],
})

export const checkSignUp = defineEndpoint(calls.checkSignUp, {
  summary: 'Check the person before the consents are asked: the fields, and whether the FIN is on file already.',
  input: checkSignUpInput,
  output: done,
  refusals: [
    'account.proofExpired',
    'account.invalidSignUp',
    'account.duplicateFin',
    'account.registrationIncorrect',
    'account.alreadyMember',
    'account.dayLimit',
    'request.tooMany',
  ],
})

export const signUp = defineEndpoint(calls.signUp, {
  summary: 'Make the account and sign in. `notMine` says that the known account of this number belongs to somebody else.',
  input: signUpInput,
  output: signedIn,
  refusals: [
    'account.proofExpired',
    'account.invalidSignUp',
    'account.duplicateFin',
    'account.registrationIncorrect',
    'account.alreadyMember',
    'account.commonPassword',
    'account.dayLimit',
    'account.keyReused',
    'account.passwordLocked',
    'request.tooMany',
  ],
})
