import * as z from 'zod/mini'
import { defineEndpoint, type StaffRole } from '../../endpoint/endpoint.ts'
import { phoneRequestStates } from '../own-account/own-account.ts'
import { paged } from '../../fields/paging.ts'

const readers: readonly StaffRole[] = ['admin', 'membership', 'support']
/** Who may decide who holds an account. */
const deciders: readonly StaffRole[] = ['admin', 'membership']

/** How staff made sure of the person: papers in hand at the centre, or a call with questions. */
export const identityChecks = ['inPerson', 'call'] as const

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
})
export type DeskPhoneRequest = z.infer<typeof deskPhoneRequest>

export const listPhoneRequests = defineEndpoint({
  method: 'GET',
  path: '/desk/phone-requests',
  summary: 'Requests to move an account to another phone: the open ones first, the longest waiting first; then the others, newest first.',
  access: 'staff',
  roles: readers,
  input: z.object({ ...paged, onlyWaiting: z.optional(z.stringbool({ error: 'invalid' })) }),
  output: z.object({ requests: z.array(deskPhoneRequest), total: z.int() }),
  refusals: ['staff.notAllowed'],
})

export const decidePhoneRequest = defineEndpoint({
  method: 'POST',
  path: '/desk/phone-requests/:id/decide',
  summary: 'Approve once the person was checked (the old number is told; 24 hours later the member sets a new password), or decline.',
  access: 'staff',
  roles: deciders,
  input: z.object({
    id: z.uuid({ error: 'invalid' }),
    decision: z.enum(['approve', 'decline'], { error: 'choose' }),
    checked: z.enum(identityChecks, { error: 'choose' }),
    /** Why; kept with the request and in the audit log. */
    note: z
      .string({ error: 'required' })
      .check(
        z.trim(),
        z.minLength(1, { error: 'required', abort: true }),
        z.maxLength(500, { error: 'tooLong', abort: true }),
        z.regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, { error: 'invalid' }),
      ),
  }),
  output: deskPhoneRequest,
  refusals: ['staff.notAllowed', 'request.notFound', 'account.requestEnded'],
})
