import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { day, memberStatuses } from '../membership/membership.ts'

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
