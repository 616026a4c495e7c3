import type {
  logInInput,
  logInWithCodeInput,
  resetPasswordInput,
  verifyForgetPasswordInput,
  verifyForgetPasswordOutput,
} from './log-in.schemas.ts'
import type { signedIn } from '../sessions/sessions.schemas.ts'
import type { done } from '../../endpoint/empty.schemas.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'

export const logIn: WireCall<'public', typeof logInInput, typeof signedIn> = {
  method: 'POST',
  path: '/h5/log-in',
  access: 'public',
  opensSession: true,
}

export const logInWithCode: WireCall<'public', typeof logInWithCodeInput, typeof signedIn> = {
  method: 'POST',
  path: '/h5/log-in/otp',
  access: 'public',
  opensSession: true,
}

export const verifyForgetPassword: WireCall<'public', typeof verifyForgetPasswordInput, typeof verifyForgetPasswordOutput> = {
  method: 'POST',
  path: '/h5/forget-password/verify',
  access: 'public',
}

export const resetPassword: WireCall<'public', typeof resetPasswordInput, typeof done> = {
  method: 'POST',
  path: '/h5/forget-password/reset',
  access: 'public',
}
