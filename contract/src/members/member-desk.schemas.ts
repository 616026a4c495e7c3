import * as z from 'zod/mini'
import { isFin, normaliseFin } from '../account/people/fin.ts'
import { genders, sectors } from '../account/people/person-codes.ts'
import { nationality } from '../account/people/person.fields.ts'
import { line } from '../fields/line.fields.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { version } from '../fields/version.fields.ts'
import { languages } from '../language/language.ts'
import { day, filterDay } from '../time/day.fields.ts'
import { deskStatuses } from './desk-statuses.ts'
import { memberActs } from './member-acts.ts'
import { deskTerm } from './member-ledger.schemas.ts'

const id = z.uuid({ error: 'invalid' })

const rowFields = {
  id: z.uuid(),
  memberNumber: z.string(),
  /** What says who it is, is empty or null once the account is closed. */
  fullName: z.string(),
  /** E.164; null once it was moved to another account, too. */
  mobile: z.nullable(z.string()),
  finLastFour: z.string(),
  nationality: z.string(),
  sector: z.string(),
  company: z.string(),
  language: z.enum(languages),
  joinedAt: z.iso.datetime(),
  status: z.enum(deskStatuses),
  /** First and last day of the unbroken run that covers today, or covered last; null before the first term. */
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** Days left, today included; 0 where no term covers today. */
  daysLeft: z.int(),
}

/** A member as the desk's lists show them. */
export const deskMember = z.object(rowFields)
export type DeskMember = z.infer<typeof deskMember>

/** A member's record: who it is, the state with its dates, and the ledger. */
export const deskMemberDetail = z.object({
  ...rowFields,
  birthDate: z.nullable(day),
  gender: z.nullable(z.enum(genders)),
  occupation: z.string(),
  /** To within ten minutes. */
  lastUsedAt: z.iso.datetime(),
  /** Unused for so long that a code alone does not open it: the holder has to be known. */
  dormant: z.boolean(),
  /** Until when a code opens an unused account, whose holder staff have checked; null without that. */
  holderConfirmedUntil: z.nullable(z.iso.datetime()),
  /** Whether the FIN may not sign up again. */
  finBlocked: z.boolean(),
  /** Of the record, for a correction. */
  version,
  may: z.array(z.enum(memberActs)),
  hasPassword: z.boolean(),
  hasPhoto: z.boolean(),
  deactivatedAt: z.nullable(z.iso.datetime()),
  closedAt: z.nullable(z.iso.datetime()),
  /** The last day on which a membership that ended is in arrears; null without one. */
  arrearsUntil: z.nullable(day),
  /** The newest first, voided ones too. */
  ledger: listOf(deskTerm),
})
export type DeskMemberDetail = z.infer<typeof deskMemberDetail>

export const listMembersInput = z.object({
  ...listFields(['name', 'joinedAt', 'lastDay'], 'name'),
  search: z.optional(line(100)),
  status: z.optional(z.enum(deskStatuses, { error: 'choose' })),
  nationality: z.optional(nationality),
  sector: z.optional(z.enum(sectors, { error: 'choose' })),
  language: z.optional(z.enum(languages, { error: 'choose' })),
  /** First and last day of those on which the membership ends. */
  endsFrom: z.optional(filterDay),
  endsTo: z.optional(filterDay),
  /** First and last day in Singapore of those on which the account was made. */
  joinedFrom: z.optional(filterDay),
  joinedTo: z.optional(filterDay),
})

export const listMembersOutput = listOf(deskMember)

export const findByFinInput = z.object({
  /** Whole: series letter, seven digits, check letter. */
  fin: z
    .string({ error: 'required' })
    .check(z.overwrite(normaliseFin), z.minLength(1, { error: 'required', abort: true }), z.refine(isFin, { error: 'fin' })),
})

export const readMemberInput = z.object({ id })
