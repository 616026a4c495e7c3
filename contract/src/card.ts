import * as z from 'zod/mini'
import { defineEndpoint, type StaffRole } from './endpoint.ts'
import { day, memberStatuses } from './membership.ts'
import { written } from './written-text.ts'

/** Who may stop the phone that shows a member's card: whoever answers the call about a lost one. */
const stoppers: readonly StaffRole[] = ['admin', 'membership', 'support']

/** Days after its phone was last in contact with the server that a card's code is no longer believed. */
export const contactDays = 8

export const proveFromPhone = defineEndpoint({
  method: 'POST',
  path: '/h5/card/phone',
  summary:
    'Which phone proves the card; from then on this one, by the public half of its key, where none does. While another one proves it nothing changes, unless the member taps to take over (`takeOver`): then that one stops. Safe to repeat.',
  access: 'activeMember',
  input: z.object({
    /** ECDSA P-256 as SubjectPublicKeyInfo (DER), base64url. */
    publicKey: z.string({ error: 'required' }).check(z.regex(/^[A-Za-z0-9_-]{122}$/, { error: 'invalid' })),
    takeOver: z.boolean({ error: 'required' }),
  }),
  output: z.object({
    /** `keyIdOf` the key that proves the card now: a phone knows itself by it. */
    keyId: z.string(),
    /** Of its phone: system and browser in their own names, e.g. `Android · Chrome`; empty where it did not say. */
    device: z.string(),
    since: z.iso.datetime(),
  }),
  refusals: ['membership.notActive', 'account.dayLimit'],
})

/**
 * `valid` a term covers today; `expired` none does; `stale` a true code that is not of now, or of a phone that proves the card no longer;
 * `unknown` anything else.
 */
export const cardResults = ['valid', 'expired', 'stale', 'unknown'] as const
export type CardResult = (typeof cardResults)[number]

export const checkCard = defineEndpoint({
  method: 'POST',
  path: '/h5/card/check',
  summary: 'Check the code of a member card. For everybody; says who it is only for a code of now, and then no more than initials.',
  access: 'public',
  input: z.object({
    proof: z.string({ error: 'required' }).check(z.regex(/^[A-Za-z0-9_.-]{1,160}$/, { error: 'invalid' })),
  }),
  output: z.object({
    result: z.enum(cardResults),
    /** The next three are null unless `valid` or `expired`. */
    initials: z.nullable(z.string()),
    status: z.nullable(z.enum(memberStatuses)),
    /** Last day of the membership; null also where it never ran. */
    validTo: z.nullable(day),
    /** The server's clock, an instant. */
    checkedAt: z.iso.datetime(),
  }),
  refusals: ['request.tooMany'],
})

export const stopCard = defineEndpoint({
  method: 'POST',
  path: '/desk/members/:id/card/stop',
  summary: "Stop the phone that proves a member's card, and sign it out: it was lost, or is in wrong hands. Safe to repeat.",
  access: 'staff',
  roles: stoppers,
  input: z.object({
    id: z.uuid({ error: 'invalid' }),
    /** Why; kept in the audit log. */
    note: written(500),
  }),
  /** The phone that was stopped; null where none proved the card. */
  output: z.object({ stopped: z.nullable(z.object({ device: z.string(), since: z.iso.datetime() })) }),
  refusals: ['staff.notAllowed', 'request.notFound'],
})
