import type { signedIn } from '../sessions/sessions.schemas.ts'
import type { checkSignUpInput, signUpInput, verifyMobileInput, verifyMobileOutput } from './sign-up.schemas.ts'
import type { done } from '../../endpoint/empty.schemas.ts'
import type { WireCall } from '../../endpoint/wire-call.ts'

export const verifyMobile: WireCall<'public', typeof verifyMobileInput, typeof verifyMobileOutput> = {
  method: 'POST',
  path: '/h5/sign-up/verify',
  access: 'public',
}

export const checkSignUp: WireCall<'public', typeof checkSignUpInput, typeof done> = {
  method: 'POST',
  path: '/h5/sign-up/check',
  access: 'public',
}

export const signUp: WireCall<'public', typeof signUpInput, typeof signedIn> = {
  method: 'POST',
  path: '/h5/sign-up',
  access: 'public',
  opensSession: true,
}
