import * as z from 'zod/mini'
import { staffRoles } from '../endpoint/access.ts'
import { paged } from '../fields/paging.fields.ts'

const username = z
  .string({ error: 'required' })
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, { error: 'invalid' }))

const password = z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' }), z.maxLength(128, { error: 'tooLong' }))

const totp = z.string({ error: 'required' }).check(z.regex(/^\d{6}$/, { error: 'code' }))

export const staffMember = z.object({ id: z.uuid(), username: z.string(), role: z.enum(staffRoles), disabled: z.boolean() })

export const staffLogInInput = z.object({ username, password, totp })

/** The session itself is in a cookie. */
export const staffLogInOutput = z.object({ staff: staffMember })

export const addStaffInput = z.object({
  username,
  password: z.string({ error: 'required' }).check(z.minLength(12, { error: 'passwordWeak' }), z.maxLength(128, { error: 'tooLong' })),
  role: z.enum(staffRoles, { error: 'choose' }),
})

export const addStaffOutput = z.object({ staff: staffMember, totpUri: z.string() })

export const listStaffOutput = z.object({ staff: z.array(staffMember) })

export const listAuditInput = z.object({ before: z.optional(z.iso.datetime()) })

export const listAuditOutput = z.object({
  entries: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      username: z.nullable(z.string()),
      act: z.string(),
      outcome: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      /** Keyed hash of the address that the call came from; null for entries from before it was kept. */
      address: z._default(z.nullable(z.string()), null),
    }),
  ),
})

export const listUnsignedCallsInput = z.object(paged)

export const listUnsignedCallsOutput = z.object({
  calls: z.array(
    z.object({
      /** The beginning of the hour. */
      hour: z.iso.datetime(),
      /** Method and pattern of the route; `unknown` where there is none. */
      act: z.string(),
      outcome: z.string(),
      /** The account that a log-in was tried on; null where there is none, and for all other calls. */
      username: z.nullable(z.string()),
      /** Keyed hash of the address. */
      address: z.string(),
      calls: z.int(),
      lastAt: z.iso.datetime(),
    }),
  ),
  total: z.int(),
})
