import * as z from 'zod/mini'
import { staffRoles } from '../endpoint/access.ts'

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
