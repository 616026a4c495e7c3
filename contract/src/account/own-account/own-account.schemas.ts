import * as z from 'zod/mini'
import { phoneRequestStates } from '../lost-phone/phone-request-states.ts'
import { consentKinds } from '../people/consent-kinds.ts'
import { anyPassword, newPassword } from '../people/password.fields.ts'
import { userInfo } from '../people/people.schemas.ts'
import { company, occupation, sector } from '../people/person.fields.ts'
import { code, repeatKey, ticket } from '../proofs/proofs.fields.ts'
import { mobileFields, mobileMatchesArea } from '../../fields/mobile.fields.ts'
import { language } from '../../language/language.fields.ts'
import { day } from '../../time/day.fields.ts'

export const changePasswordInput = z.object({ oldPassword: anyPassword, password: newPassword })

export const setFirstPasswordInput = z.object({ idempotencyKey: repeatKey, password: newPassword, confirmation: z.optional(ticket) })

export const sendNewMobileCodeInput = z.object({ ...mobileFields, confirmation: ticket }).check(mobileMatchesArea)

export const changeMobileInput = z.object({ ...mobileFields, code, confirmation: ticket }).check(mobileMatchesArea)

export const changeMobileOutput = z.object({ user: userInfo })

/** A consent given or withdrawn. */
const consentEntry = z.object({
  kind: z.enum(consentKinds),
  given: z.boolean(),
  at: z.iso.datetime(),
  wordingVersion: z.string(),
  language,
})

export const readAccountOutput = z.object({
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
})

export const editAccountInput = z.object({ company: z.optional(company), sector: z.optional(sector), occupation: z.optional(occupation) })

export const photoUploaded = z.object({ photo: z.string() })

export const downloadDataInput = z.object({ confirmation: ticket })

export const downloadDataOutput = z.object({
  /** Without extension, e.g. `mwc-membership-M100001A-2026-03-10`. */
  fileName: z.string(),
  /** To be saved as JSON. */
  record: z.unknown(),
  /** A whole HTML page in the reader's language, with nothing to load and no script. */
  page: z.string(),
})

export const closeAccountInput = z.object({ confirmation: ticket })
