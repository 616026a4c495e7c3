import * as z from 'zod/mini'
import { code, consentKinds, repeatKey, ticket, userInfo } from '../account.ts'
import { defineEndpoint, done, nothing } from '../../endpoint/endpoint.ts'
import { anyPassword, company, language, newPassword, occupation, sector } from '../people/member-fields.ts'
import { day } from '../../membership/membership.ts'
import { mobileFields, mobileMatchesArea } from '../../fields/mobile-fields.ts'

/** What a code can be asked for by whoever is signed in. */
export const ownCodePurposes = ['confirm', 'newMobile'] as const
export type OwnCodePurpose = (typeof ownCodePurposes)[number]

/** What asks for the password or a code again; a confirmation is good for the one act that it names. */
export const confirmedActs = ['changeMobile', 'newPassword', 'downloadData', 'closeAccount'] as const
export type ConfirmedAct = (typeof confirmedActs)[number]

/** The answer to sending a code: "OTP Verification Code Sent". */
const codeSent = z.object({ resendAfterSeconds: z.int(), codeLength: z.int() })
const codeNotSent = ['account.codeNotSendable', 'account.codeTooSoon', 'account.codeDayLimit', 'account.codeAttempts'] as const
const codeNotRight = ['account.codeWrong', 'account.codeExpired', 'account.codeAttempts'] as const

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/h5/change-password',
  summary: 'Set a new password with the old one. Ends every session, this one too: log in again.',
  access: 'member',
  input: z.object({ oldPassword: anyPassword, password: newPassword }),
  output: done,
  refusals: ['account.wrongPassword', 'account.passwordLocked', 'account.samePassword', 'account.commonPassword'],
})

export const setFirstPassword = defineEndpoint({
  method: 'POST',
  path: '/h5/new-password',
  summary: 'Set the first password of an account that has none, within 60 minutes of signing in with a code, or with a confirmation.',
  access: 'member',
  input: z.object({ idempotencyKey: repeatKey, password: newPassword, confirmation: z.optional(ticket) }),
  output: done,
  refusals: ['account.passwordSet', 'account.confirmAgain', 'account.commonPassword', 'account.keyReused', 'account.passwordLocked'],
})

export const sendConfirmationCode = defineEndpoint({
  method: 'POST',
  path: '/h5/confirm/send',
  summary: "Send a code to the account's own number, to confirm that it is the member who asks.",
  access: 'member',
  input: nothing,
  output: codeSent,
  refusals: [...codeNotSent, 'request.tooMany'],
})

export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/h5/confirm',
  summary: 'Confirm by password or code that it is the member who asks; closing the account needs both. Good for 15 minutes and one act.',
  access: 'member',
  input: z.object({ act: z.enum(confirmedActs), password: z.optional(anyPassword), code: z.optional(code) }),
  output: z.object({ confirmation: ticket, expiresAt: z.iso.datetime() }),
  refusals: ['account.wrongPassword', 'account.passwordLocked', ...codeNotRight, 'request.tooMany'],
})

export const sendNewMobileCode = defineEndpoint({
  method: 'POST',
  path: '/h5/change-mobile/send',
  summary: 'Send a code to the new number. Whether somebody has that number is said once the code proved it.',
  access: 'member',
  input: z.object({ ...mobileFields, confirmation: ticket }).check(mobileMatchesArea),
  output: codeSent,
  refusals: ['account.confirmAgain', 'account.invalidMobile', 'account.sameMobile', ...codeNotSent, 'request.tooMany'],
})

export const changeMobile = defineEndpoint({
  method: 'POST',
  path: '/h5/change-mobile',
  summary: 'Move the account to the new number with its code. Ends the other sessions; the old number is told by SMS.',
  access: 'member',
  input: z.object({ ...mobileFields, code, confirmation: ticket }).check(mobileMatchesArea),
  output: z.object({ user: userInfo }),
  refusals: [
    'account.confirmAgain',
    'account.invalidMobile',
    'account.sameMobile',
    'account.mobileTaken',
    ...codeNotRight,
    'request.tooMany',
  ],
})

/** A consent given or withdrawn. */
const consentEntry = z.object({
  kind: z.enum(consentKinds),
  given: z.boolean(),
  at: z.iso.datetime(),
  wordingVersion: z.string(),
  language,
})

/** Where a request to move an account to another phone stands. `ready`: staff approved it and the wait of 24 hours is over. */
export const phoneRequestStates = ['waiting', 'approved', 'ready', 'declined', 'rejected', 'done', 'lapsed'] as const
export type PhoneRequestState = (typeof phoneRequestStates)[number]

export const readAccount = defineEndpoint({
  method: 'GET',
  path: '/h5/account',
  summary: "The member's own record, with every consent that was ever given or withdrawn.",
  access: 'member',
  input: nothing,
  output: z.object({
    user: userInfo,
    /** Whole, E.164. */
    mobile: z.nullable(z.string()),
    birthDate: day,
    gender: z.string(),
    company: z.string(),
    sector: z.string(),
    occupation: z.string(),
    /** Day of joining in Asia/Singapore. */
    joinedOn: day,
    mustSetPassword: z.boolean(),
    /** Changes with each photo; null without one. The picture itself is at `photoPath`. */
    photo: z.nullable(z.string()),
    /** Newest first. */
    consents: z.array(consentEntry),
    /** Somebody asks staff to move this account to another phone; the member may reject it. */
    phoneRequest: z.nullable(
      z.object({
        id: z.uuid(),
        /** Masked. */
        newMobile: z.string(),
        state: z.enum(phoneRequestStates),
        askedAt: z.iso.datetime(),
        readyAt: z.nullable(z.iso.datetime()),
      }),
    ),
  }),
  refusals: [],
})

export const editAccount = defineEndpoint({
  method: 'POST',
  path: '/h5/account',
  summary: 'Change what a member may change: company, sector, occupation. What is left out stays.',
  access: 'activeMember',
  input: z.object({ company: z.optional(company), sector: z.optional(sector), occupation: z.optional(occupation) }),
  output: done,
  refusals: ['membership.notActive'],
})

/**
 * The one request that is not JSON: `POST` of the picture's bytes, with its media type as content type, answers `photoUploaded`; whatever
 * is wrong with it is `account.uploadFailed`. `GET` answers the picture itself (WebP, 512 × 512 px), or `request.notFound`.
 */
export const photoPath = '/h5/account/photo'
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const photoMaxBytes = 5 * 1024 * 1024
export const photoUploaded = z.object({ photo: z.string() })

export const removePhoto = defineEndpoint({
  method: 'POST',
  path: '/h5/account/photo/remove',
  summary: 'Delete the photo.',
  access: 'activeMember',
  input: nothing,
  output: done,
  refusals: ['membership.notActive'],
})

export const downloadData = defineEndpoint({
  method: 'POST',
  path: '/h5/account/data',
  summary: 'Everything that is kept of the member: once as data, once as a page to read. Needs a confirmation.',
  access: 'member',
  input: z.object({ confirmation: ticket }),
  output: z.object({
    /** Without extension, e.g. `mwc-membership-M100001A-2026-03-10`. */
    fileName: z.string(),
    /** To be saved as JSON. */
    record: z.unknown(),
    /** A whole HTML page in the reader's language, with nothing to load and no script. */
    page: z.string(),
  }),
  refusals: ['account.confirmAgain'],
})

export const closeAccount = defineEndpoint({
  method: 'POST',
  path: '/h5/account/close',
  summary:
    'Close the account for good: the person is removed, payments are kept without a name. Needs a confirmation by password and code.',
  access: 'member',
  input: z.object({ confirmation: ticket }),
  output: done,
  refusals: ['account.confirmAgain'],
})

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/h5/sessions',
  summary: 'The phones that are signed in, the last used first.',
  access: 'member',
  input: nothing,
  output: z.object({
    sessions: z.array(
      z.object({
        id: z.uuid(),
        /** System and browser in their own names, e.g. `Android · Chrome`; empty where it did not say. */
        device: z.string(),
        signedInAt: z.iso.datetime(),
        /** To within ten minutes. */
        lastUsedAt: z.iso.datetime(),
        isThis: z.boolean(),
      }),
    ),
  }),
  refusals: [],
})

export const endSession = defineEndpoint({
  method: 'POST',
  path: '/h5/sessions/:id/end',
  summary: 'Sign out one phone.',
  access: 'member',
  input: z.object({ id: z.uuid() }),
  output: done,
  refusals: ['request.notFound'],
})

export const endAllSessions = defineEndpoint({
  method: 'POST',
  path: '/h5/sessions/end-all',
  summary: 'Sign out all other phones, or all with this one.',
  access: 'member',
  input: z.object({ which: z.enum(['others', 'all'], { error: 'choose' }) }),
  output: done,
  refusals: [],
})

export const rejectPhoneRequest = defineEndpoint({
  method: 'POST',
  path: '/h5/phone-requests/:id/reject',
  summary: '"This was not me": end a request that would move this account to another phone.',
  access: 'member',
  input: z.object({ id: z.uuid() }),
  output: done,
  refusals: ['request.notFound', 'account.requestEnded'],
})
