import * as z from 'zod/mini'
import { isFin, normaliseFin } from '../account/people/fin.ts'
import { company, fullName, gender, nationality, occupation, sector } from '../account/people/person.fields.ts'
import { identityChecks } from '../account/lost-phone/phone-request-states.ts'
import { idempotencyKey } from '../fields/idempotency-key.fields.ts'
import { version } from '../fields/version.fields.ts'
import { written } from '../fields/written-text.fields.ts'
import { language } from '../language/language.fields.ts'
import { day } from '../time/day.fields.ts'
import { monthsToGive } from './member-acts.ts'

const id = z.uuid({ error: 'invalid' })

/** Why; kept in the log. */
export const reason = written(500)

/** A whole FIN, e.g. `G6046409Q`: series letter F, G or M, seven digits, and the check letter that fits. */
export const wholeFin = z.string({ error: 'required' }).check(
  z.overwrite(normaliseFin),
  z.minLength(1, { error: 'required', abort: true }),
  z.refine((fin) => isFin(fin), { error: 'fin' }),
)

/** An act that asks for nothing but its reason. */
export const actInput = z.object({ id, reason })

export const correctMemberInput = z.object({
  id,
  /** Of the record as it was read. */
  version,
  reason,
  /** What is left out stays. */
  fullName: z.optional(fullName),
  fin: z.optional(wholeFin),
  /** `YYYY-MM-DD`; the age, 16 to 100 years, is that of the server's day in Singapore. */
  birthDate: z.optional(z.iso.date({ error: 'date' })),
  nationality: z.optional(nationality),
  gender: z.optional(gender),
  sector: z.optional(sector),
  company: z.optional(company),
  occupation: z.optional(occupation),
  language: z.optional(language),
})

export const correctMemberOutput = z.object({ version })

/** The whole FIN. */
export const revealFinOutput = z.object({ fin: z.string() })

/** A FIN that is typed: of nobody with an account, or of one that was closed. */
export const typedFinInput = z.object({ fin: wholeFin, reason })

export const giveMonthsInput = z.object({
  id,
  idempotencyKey,
  months: z
    .int({ error: 'integersOnly' })
    .check(z.gte(monthsToGive.min, { error: 'invalid' }), z.lte(monthsToGive.max, { error: 'invalid' })),
  reason,
})

/** First and last day of the term that was made. */
export const giveMonthsOutput = z.object({ firstDay: day, lastDay: day })

export const confirmHolderInput = z.object({
  id,
  /** How the holder was checked. */
  checked: z.enum(identityChecks, { error: 'choose' }),
  reason,
})

export const confirmHolderOutput = z.object({
  /** Until when an OTP opens the account. */
  until: z.iso.datetime(),
})
