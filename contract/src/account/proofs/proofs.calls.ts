import type { codeSent, confirmIdentityInput, confirmIdentityOutput, sendCodeInput, sendConfirmationCodeInput } from './proofs.schemas.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'

export const sendCode: WireCall<'public', typeof sendCodeInput, typeof codeSent> = {
  method: 'POST',
  path: '/h5/otp/send',
  access: 'public',
}

export const sendConfirmationCode: WireCall<'member', typeof sendConfirmationCodeInput, typeof codeSent> = {
  method: 'POST',
  path: '/h5/confirm/send',
  access: 'member',
  signed: true,
}

export const confirmIdentity: WireCall<'member', typeof confirmIdentityInput, typeof confirmIdentityOutput> = {
  method: 'POST',
  path: '/h5/confirm',
  access: 'member',
  signed: true,
}
