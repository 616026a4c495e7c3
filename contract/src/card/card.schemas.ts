import * as z from 'zod/mini'
import { cardResults } from './card-results.ts'
import { memberStatuses } from '../membership/member-statuses.ts'
import { day } from '../time/day.fields.ts'

export const proveFromPhoneInput = z.object({
  /** ECDSA P-256 as SubjectPublicKeyInfo (DER), base64url. */
  publicKey: z.string({ error: 'required' }).check(z.regex(/^[A-Za-z0-9_-]{122}$/, { error: 'invalid' })),
  takeOver: z.boolean({ error: 'required' }),
})

export const proveFromPhoneOutput = z.object({
  /** `keyIdOf` the key that proves the card now: a phone knows itself by it. */
  keyId: z.string(),
  /** Of its phone: system and browser in their own names, e.g. `Android · Chrome`; empty where it did not say. */
  device: z.string(),
  since: z.iso.datetime(),
})

export const checkCardInput = z.object({
  proof: z.string({ error: 'required' }).check(z.regex(/^[A-Za-z0-9_.-]{1,160}$/, { error: 'invalid' })),
})

export const checkCardOutput = z.object({
  result: z.enum(cardResults),
  /** The next three are null unless `valid` or `expired`. */
  initials: z.nullable(z.string()),
  status: z.nullable(z.enum(memberStatuses)),
  /** Last day of the membership; null also where it never ran. */
  validTo: z.nullable(day),
  /** The server's clock, an instant. */
  checkedAt: z.iso.datetime(),
})
