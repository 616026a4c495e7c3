import * as z from 'zod/mini'
import { code, repeatKey, signedIn, ticket } from '../account.ts'
import { defineEndpoint } from '../../endpoint/endpoint.ts'
import { anyPassword, birthDate, finFieldsAgree, finFront, finLastFour, nationality, newPassword } from '../people/member-fields.ts'
import { areaCode, mobileDigits, mobileFields, mobileMatchesArea } from '../../fields/mobile-fields.ts'
import { type AreaCode, isMobile } from '../../fields/mobile-number.ts'
import { phoneRequestStates } from '../own-account/own-account.ts'

/** For whoever lost the phone that the account knows: its code comes from `sendCode` with the purpose `lostPhone`, to the phone in hand. */
export const verifyPhoneInHand = defineEndpoint({
  method: 'POST',
  path: '/h5/find-account/verify',
  summary: 'Prove the phone in hand. Says where a request of this phone stands, if there is one of the last 30 days.',
  access: 'public',
  input: z.object({ ...mobileFields, code }).check(mobileMatchesArea),
  output: z.object({
    proof: ticket,
    proofExpiresAt: z.iso.datetime(),
    request: z.nullable(z.object({ state: z.enum(phoneRequestStates), readyAt: z.nullable(z.iso.datetime()) })),
  }),
  refusals: [
    'account.invalidMobile',
    'account.codeWrong',
    'account.codeExpired',
    'account.codeAttempts',
    'account.mobileTaken',
    'request.tooMany',
  ],
})

const oldMobileMatchesArea = z.refine<{ oldAreaCode: AreaCode; oldMobile: string }>(
  (value) => isMobile(value.oldAreaCode, value.oldMobile),
  { path: ['oldMobile'], error: 'mobile' },
)

export const findAccount = defineEndpoint({
  method: 'POST',
  path: '/h5/find-account',
  summary:
    'Look for the membership by old number, FIN, nationality and birth date: 5 a day and phone in hand, 5 a day and FIN. Opens nothing.',
  access: 'public',
  input: z
    .object({
      proof: ticket,
      oldAreaCode: areaCode,
      oldMobile: mobileDigits,
      fin: finFront,
      finLastFour,
      nationality,
      /** `DD/MM/YYYY`. */
      birthDate,
    })
    .check(finFieldsAgree, oldMobileMatchesArea),
  output: z.object({
    /** What `moveMobile` or `requestMove` takes; good for 30 minutes and one use. */
    move: ticket,
    moveExpiresAt: z.iso.datetime(),
  }),
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

export const moveMobile = defineEndpoint({
  method: 'POST',
  path: '/h5/find-account/move',
  summary: "Move the account to the phone in hand with the account's password, and sign in. Ends every other session.",
  access: 'public',
  input: z.object({ idempotencyKey: repeatKey, move: ticket, password: anyPassword }),
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

export const requestMove = defineEndpoint({
  method: 'POST',
  path: '/h5/find-account/request',
  summary: 'Without the password: ask staff to move the account to the phone in hand. The old number is told. Safe to repeat.',
  access: 'public',
  input: z.object({ move: ticket }),
  output: z.object({ state: z.enum(phoneRequestStates), readyAt: z.nullable(z.iso.datetime()) }),
  refusals: ['account.proofExpired', 'account.mobileTaken'],
})

export const finishMove = defineEndpoint({
  method: 'POST',
  path: '/h5/find-account/finish',
  summary: 'Once staff approved and 24 hours have passed: with a fresh proof of the phone in hand, set a new password and sign in.',
  access: 'public',
  input: z.object({ idempotencyKey: repeatKey, proof: ticket, password: newPassword }),
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
