import * as z from 'zod/mini'
import { identityChecks, phoneRequestStates } from './phone-request-states.ts'
import { line } from '../../fields/line.fields.ts'
import { listFields, listOf } from '../../fields/list.fields.ts'

/** What a reader may do with a request. */
export const requestActs = ['approve', 'decline'] as const

/** A member without the old phone asks to move the account to the phone in hand. */
export const deskPhoneRequest = z.object({
  id: z.uuid(),
  state: z.enum(phoneRequestStates),
  askedAt: z.iso.datetime(),
  /** When the member may set a new password: 24 hours after staff approved. */
  readyAt: z.nullable(z.iso.datetime()),
  /** E.164, proved by a code. */
  newMobile: z.string(),
  decidedAt: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(z.string()),
  checked: z.nullable(z.enum(identityChecks)),
  note: z.nullable(z.string()),
  member: z.object({
    id: z.uuid(),
    memberNumber: z.string(),
    fullName: z.string(),
    /** The number of the account now, E.164. */
    mobile: z.nullable(z.string()),
    finLastFour: z.string(),
    nationality: z.string(),
  }),
  may: z.array(z.enum(requestActs)),
})
export type DeskPhoneRequest = z.infer<typeof deskPhoneRequest>

export const listPhoneRequestsInput = z.object({
  ...listFields(['askedAt'], '-askedAt'),
  memberId: z.optional(z.uuid({ error: 'invalid' })),
  onlyWaiting: z.optional(z.stringbool({ error: 'invalid' })),
})

export const listPhoneRequestsOutput = listOf(deskPhoneRequest)

export const decidePhoneRequestInput = z.object({
  id: z.uuid({ error: 'invalid' }),
  decision: z.enum(requestActs, { error: 'choose' }),
  checked: z.enum(identityChecks, { error: 'choose' }),
  /** Why; kept with the request and in the log. */
  note: line(500),
})
