import type { findAccountInput } from './lost-phone.fields.ts'
import type {
  findAccountOutput,
  finishMoveInput,
  moveMobileInput,
  rejectPhoneRequestInput,
  requestMoveInput,
  requestMoveOutput,
  verifyPhoneInHandInput,
  verifyPhoneInHandOutput,
} from './lost-phone.schemas.ts'
import type { signedIn } from '../sessions/sessions.schemas.ts'
import type { done } from '../../endpoint/empty.schemas.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'

export const rejectPhoneRequest: WireCall<'member', typeof rejectPhoneRequestInput, typeof done> = {
  method: 'POST',
  path: '/h5/phone-requests/:id/reject',
  access: 'member',
}

/** For whoever lost the phone on record. `sendCode` with the purpose `lostPhone` sends the code to the phone in hand. */
export const verifyPhoneInHand: WireCall<'public', typeof verifyPhoneInHandInput, typeof verifyPhoneInHandOutput> = {
  method: 'POST',
  path: '/h5/find-account/verify',
  access: 'public',
}

export const findAccount: WireCall<'public', typeof findAccountInput, typeof findAccountOutput> = {
  method: 'POST',
  path: '/h5/find-account',
  access: 'public',
}

export const moveMobile: WireCall<'public', typeof moveMobileInput, typeof signedIn> = {
  method: 'POST',
  path: '/h5/find-account/move',
  access: 'public',
  opensSession: true,
}

export const requestMove: WireCall<'public', typeof requestMoveInput, typeof requestMoveOutput> = {
  method: 'POST',
  path: '/h5/find-account/request',
  access: 'public',
}

export const finishMove: WireCall<'public', typeof finishMoveInput, typeof signedIn> = {
  method: 'POST',
  path: '/h5/find-account/finish',
  access: 'public',
  opensSession: true,
}
