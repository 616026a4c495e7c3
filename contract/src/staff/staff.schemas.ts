import * as z from 'zod/mini'
import { staffRoles } from '../endpoint/access.ts'
import { passwordLength } from '../account/people/password.ts'
import { isDeskPassword } from './desk-password.ts'

export const username = z
  .string({ error: 'required' })
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, { error: 'invalid' }))

/** A password to be checked. */
export const anyDeskPassword = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required' }), z.maxLength(passwordLength.max, { error: 'tooLong' }))

/** A password that staff choose. */
export const newDeskPassword = z
  .string({ error: 'required' })
  .check(
    z.minLength(1, { error: 'required', abort: true }),
    z.maxLength(passwordLength.max, { error: 'tooLong', abort: true }),
    z.refine(isDeskPassword, { error: 'deskPassword' }),
  )

/** Six digits of an authenticator app. */
export const totp = z.string({ error: 'required' }).check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/, { error: 'authenticatorCode' }),
)

/** Six digits, or one of the recovery codes, however it was typed. */
const secondFactor = z.string({ error: 'required' }).check(
  z.overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase()),
  z.regex(/^(?:\d{6}|[0-9A-HJKMNP-TV-Z]{12})$/, { error: 'authenticatorCode' }),
)

export const staffMember = z.object({ id: z.uuid(), username: z.string(), role: z.enum(staffRoles), disabled: z.boolean() })

export const staffLogInInput = z.object({ username, password: anyDeskPassword, totp: secondFactor })

/** The session itself is in a cookie. */
export const staffLogInOutput = z.object({ staff: staffMember })

export const listColleaguesOutput = z.object({
  colleagues: z.array(z.object({ id: z.uuid(), username: z.string(), role: z.enum(staffRoles) })),
})
