import * as z from 'zod/mini'
import { shownWording } from './people/consent-wording.ts'
import { defineEndpoint, done, nothing } from '../endpoint/endpoint.ts'
import { idempotencyKey } from '../fields/idempotency-key.ts'
import {
  anyPassword,
  birthDate,
  company,
  finFieldsAgree,
  finFront,
  finLastFour,
  fullName,
  gender,
  language,
  mustBeTicked,
  nationality,
  newPassword,
  occupation,
  sector,
} from './people/member-fields.ts'
import { membership } from '../membership/membership.ts'
import { codeProblem } from './proofs/one-time-code.ts'
import { mobileFields, mobileMatchesArea } from '../fields/mobile-fields.ts'

/** What a code was asked for without signing in; a code opens nothing else. `lostPhone` proves the phone in hand. */
export const codePurposes = ['signUp', 'logIn', 'forgetPassword', 'lostPhone'] as const
export type CodePurpose = (typeof codePurposes)[number]

export const code = z.string({ error: 'required' }).check(
  z.trim(),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine((text) => codeProblem(text) !== 'integersOnly', { error: 'integersOnly', abort: true }),
  z.refine((text) => codeProblem(text) === undefined, { error: 'code' }),
)

/** An opaque token: 256 random bits, base64url. */
export const ticket = z.string({ error: 'required' }).check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: 'invalid' }))

/**
 * What opens or changes an account once may be asked for again for ten minutes under its key, with the same content, while the session that
 * it opened lasts: the token that did not arrive ends, and the answer has a new one.
 */
export const repeatKey = z.optional(idempotencyKey)

/** The three ways in which the centre may advertise to a member, each off until the member says yes. */
export const marketingConsents = ['marketingSms', 'marketingMessaging', 'marketingCall'] as const
/** Every consent that is kept as a dated row. */
export const consentKinds = ['declaration', 'membership', ...marketingConsents] as const
export type ConsentKind = (typeof consentKinds)[number]

/** The member's own record as the app holds it (USER_INFO). The FIN is never whole. */
export const userInfo = z.object({
  id: z.uuid(),
  fullName: z.string(),
  memberNumber: z.string(),
  /** Masked, e.g. `+65 •••• 0001`. */
  mobile: z.string(),
  /** Last four characters of the FIN, e.g. `567N`. */
  finLastFour: z.string(),
  nationality: z.string(),
  language,
})
export type UserInfo = z.infer<typeof userInfo>

/**
 * What every way of signing in answers with. `token` goes into `Authorization: Bearer`. `mustSetPassword`: an account that staff imported
 * has no password yet, and the app goes to `new-pwd`.
 */
export const signedIn = z.object({ token: z.string(), user: userInfo, membership, mustSetPassword: z.boolean() })
export type SignedIn = z.infer<typeof signedIn>

const personFields = {
  fullName,
  /** `DD/MM/YYYY`; 16 to 100 years old on the server's day in Singapore. */
  birthDate,
  gender,
  nationality,
  fin: finFront,
  finLastFour,
}
const workFields = { company, sector, occupation }
const consentFields = {
  declaration: mustBeTicked,
  memberConsent: mustBeTicked,
  marketingSms: z._default(z.boolean(), false),
  marketingMessaging: z._default(z.boolean(), false),
  marketingCall: z._default(z.boolean(), false),
  wording: shownWording,
}

/** The sign-up form's steps, as the app checks them one by one. */
export const signUpYou = z.object(personFields).check(finFieldsAgree)
export const signUpWork = z.object(workFields)
export const signUpConsents = z.object(consentFields)

export const sendCode = defineEndpoint({
  method: 'POST',
  path: '/h5/otp/send',
  summary: 'Send a 6-digit code by SMS. The answer is the same whether or not the number is known.',
  access: 'public',
  input: z.object({ ...mobileFields, purpose: z.enum(codePurposes) }).check(mobileMatchesArea),
  output: z.object({ resendAfterSeconds: z.int(), codeLength: z.int() }),
  refusals: ['account.invalidMobile', 'account.codeNotSendable', 'account.codeTooSoon', 'account.codeDayLimit', 'account.codeAttempts'],
})

export const verifyMobile = defineEndpoint({
  method: 'POST',
  path: '/h5/sign-up/verify',
  summary: 'Prove a number for sign-up. Says what is known of the number, and hands out a proof that lasts 60 minutes.',
  access: 'public',
  input: z.object({ ...mobileFields, code }).check(mobileMatchesArea),
  output: z.object({
    /** `new` goes on to the form; each other one is a branch of its own. */
    known: z.enum(['new', 'active', 'expired', 'pendingPayment', 'deactivated']),
    proof: ticket,
    /** Instant, ISO 8601. */
    proofExpiresAt: z.iso.datetime(),
  }),
  refusals: ['account.invalidMobile', 'account.codeWrong', 'account.codeExpired', 'account.codeAttempts'],
})

export const checkSignUp = defineEndpoint({
  method: 'POST',
  path: '/h5/sign-up/check',
  summary: 'Check the person before the consents are asked: the fields, and whether the FIN is on file already.',
  access: 'public',
  input: z.object({ proof: ticket, notMine: z._default(z.boolean(), false), ...personFields }).check(finFieldsAgree),
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

export const signUp = defineEndpoint({
  method: 'POST',
  path: '/h5/sign-up',
  summary: 'Make the account and sign in. `notMine` says that the known account of this number belongs to somebody else.',
  access: 'public',
  input: z
    .object({
      idempotencyKey: repeatKey,
      proof: ticket,
      notMine: z._default(z.boolean(), false),
      ...personFields,
      ...workFields,
      ...consentFields,
      password: newPassword,
    })
    .check(finFieldsAgree),
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

export const logIn = defineEndpoint({
  method: 'POST',
  path: '/h5/log-in',
  summary: 'Sign in with mobile number and password.',
  access: 'public',
  input: z.object({ ...mobileFields, password: anyPassword }).check(mobileMatchesArea),
  output: signedIn,
  refusals: ['account.invalidMobile', 'account.wrongLogin', 'account.passwordLocked'],
})

export const logInWithCode = defineEndpoint({
  method: 'POST',
  path: '/h5/log-in/otp',
  summary: 'Sign in with mobile number and a code sent by SMS.',
  access: 'public',
  input: z.object({ idempotencyKey: repeatKey, ...mobileFields, code }).check(mobileMatchesArea),
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

export const logOut = defineEndpoint({
  method: 'POST',
  path: '/h5/log-out',
  summary: 'End this session.',
  access: 'member',
  input: nothing,
  output: done,
  refusals: [],
})

export const me = defineEndpoint({
  method: 'GET',
  path: '/h5/me',
  summary: 'The member, the state of the membership, and the payment that waits to be continued.',
  access: 'member',
  input: nothing,
  output: z.object({
    user: userInfo,
    membership,
    /** An open order that can be continued: its latest payment. */
    continuePaymentId: z.nullable(z.uuid()),
    /** The payment whose money staff look at; until they decided, nobody is asked to pay again. */
    reviewedPaymentId: z.nullable(z.uuid()),
    consents: z.record(z.enum(marketingConsents), z.boolean()),
    mustSetPassword: z.boolean(),
    /** Notifications that were not read; 100 stands for more. */
    unreadNotifications: z._default(z.int(), 0),
  }),
  refusals: [],
})

export const setConsent = defineEndpoint({
  method: 'POST',
  path: '/h5/consents',
  summary: 'Give or withdraw one marketing consent; kept as a dated row with the wording that was shown.',
  access: 'member',
  input: z.object({ kind: z.enum(marketingConsents), given: z.boolean(), wording: shownWording }),
  output: done,
  refusals: [],
})

export const setLanguage = defineEndpoint({
  method: 'POST',
  path: '/h5/language',
  summary: 'The language in which the centre writes to this member.',
  access: 'member',
  input: z.object({ language }),
  output: done,
  refusals: [],
})

export const verifyForgetPassword = defineEndpoint({
  method: 'POST',
  path: '/h5/forget-password/verify',
  summary: 'Prove the number for a new password. Answers alike for a number that nobody has.',
  access: 'public',
  input: z.object({ ...mobileFields, code }).check(mobileMatchesArea),
  output: z.object({ proof: ticket, proofExpiresAt: z.iso.datetime() }),
  refusals: ['account.invalidMobile', 'account.codeWrong', 'account.codeExpired', 'account.codeAttempts'],
})

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/h5/forget-password/reset',
  summary: 'Set a new password with a proved number. Ends every session of the account; log in again afterwards.',
  access: 'public',
  input: z.object({ idempotencyKey: repeatKey, proof: ticket, password: newPassword }),
  output: done,
  refusals: ['account.proofExpired', 'account.needsPassword', 'account.commonPassword', 'account.keyReused', 'account.passwordLocked'],
})
