import { findAccountInput } from './lost-phone.fields.ts'
import * as calls from './lost-phone.calls.ts'
import {
  findAccountOutput,
  finishMoveInput,
  moveMobileInput,
  rejectPhoneRequestInput,
  requestMoveInput,
  requestMoveOutput,
  verifyPhoneInHandInput,
  verifyPhoneInHandOutput,
} from './lost-phone.schemas.ts'
import { signedIn } from '../sessions/sessions.schemas.ts'
import { done } from '../../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'

export const rejectPhoneRequest = defineEndpoint(calls.rejectPhoneRequest, {
  summary: '"This was not me": end a request that would move this account to another phone.',
  input: rejectPhoneRequestInput,
  output: done,
  refusals: ['request.notFound', 'account.requestEnded'],
})

export const verifyPhoneInHand = defineEndpoint(calls.verifyPhoneInHand, {
  summary: 'Prove the phone in hand. Says where a request of this phone stands, if there is one of the last 30 days.',
  input: verifyPhoneInHandInput,
  output: verifyPhoneInHandOutput,
  refusals: [
    'account.invalidMobile',
    'account.codeWrong',
    'account.codeExpired',
    'account.codeAttempts',
    'account.mobileTaken',
    'request.tooMany',
  ],
})

export const findAccount = defineEndpoint(calls.findAccount, {
  summary:
    'Look for the membership by old number, FIN, nationality and birth date: 5 a day and phone in hand, 5 a day and FIN. Opens nothing.',
  input: findAccountInput,
  output: findAccountOutput,
  refusals: [
    'account.proofExpired',
    'account.invalidMobile',
    'account.sameMobile',
    'account.oldMobileUnknown',
    'account.finUnknown',
    'account.countryOrBirthDate',
    'account.otherMember',
    'account.closed',
    'account.mobileMoved',
    'account.dayLimit',
    'request.tooMany',
  ],
})

export const moveMobile = defineEndpoint(calls.moveMobile, {
  summary: "Move the account to the phone in hand with the account's password, and sign in. Ends every other session.",
  input: moveMobileInput,
  output: signedIn,
  refusals: [
    'account.proofExpired',
    'account.wrongPassword',
    'account.passwordLocked',
    'account.mobileTaken',
    'account.keyReused',
    'request.tooMany',
  ],
})

export const requestMove = defineEndpoint(calls.requestMove, {
  summary: 'Without the password: ask staff to move the account to the phone in hand. The old number is told. Safe to repeat.',
  input: requestMoveInput,
  output: requestMoveOutput,
  refusals: ['account.proofExpired', 'account.mobileTaken'],
})

export const finishMove = defineEndpoint(calls.finishMove, {
  summary: 'Once staff approved and 24 hours have passed: with a fresh proof of the phone in hand, set a new password and sign in.',
  input: finishMoveInput,
  output: signedIn,
  refusals: [
    'account.proofExpired',
    'account.requestWaits',
    'account.requestEnded',
    'account.mobileTaken',
    'account.commonPassword',
    'account.keyReused',
    'account.passwordLocked',
  ],
})
