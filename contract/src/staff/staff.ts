import * as z from 'zod/mini'
import { defineEndpoint, done, nothing, staffRoles } from '../endpoint/endpoint.ts'
import { paged } from '../fields/paging.ts'

const username = z
  .string({ error: 'required' })
  .check(z.trim(), z.toLowerCase(), z.regex(/^[a-z0-9][a-z0-9._-]{2,31}$/, { error: 'invalid' }))
const password = z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' }), z.maxLength(128, { error: 'tooLong' }))
const totp = z.string({ error: 'required' }).check(z.regex(/^\d{6}$/, { error: 'code' }))

export const staffMember = z.object({ id: z.uuid(), username: z.string(), role: z.enum(staffRoles), disabled: z.boolean() })

export const staffLogIn = defineEndpoint({
  method: 'POST',
  path: '/desk/log-in',
  summary: 'Sign in at the desk with password and authenticator code (TOTP, RFC 6238).',
  access: 'public',
  input: z.object({ username, password, totp }),
  output: z.object({ token: z.string(), staff: staffMember }),
  refusals: ['staff.wrongLogin', 'request.tooMany'],
})

export const staffLogOut = defineEndpoint({
  method: 'POST',
  path: '/desk/log-out',
  summary: 'End this desk session.',
  access: 'staff',
  input: nothing,
  output: done,
  refusals: [],
})

export const staffMe = defineEndpoint({
  method: 'GET',
  path: '/desk/me',
  summary: 'Who is signed in at the desk.',
  access: 'staff',
  input: nothing,
  output: staffMember,
  refusals: [],
})

export const addStaff = defineEndpoint({
  method: 'POST',
  path: '/desk/staff',
  summary: 'Add a staff account. Answers once with the secret for the authenticator app.',
  access: 'staff',
  roles: ['admin'],
  input: z.object({
    username,
    password: z.string({ error: 'required' }).check(z.minLength(12, { error: 'passwordWeak' }), z.maxLength(128, { error: 'tooLong' })),
    role: z.enum(staffRoles, { error: 'choose' }),
  }),
  output: z.object({ staff: staffMember, totpUri: z.string() }),
  refusals: ['staff.nameTaken', 'staff.notAllowed'],
})

export const listStaff = defineEndpoint({
  method: 'GET',
  path: '/desk/staff',
  summary: 'All staff accounts.',
  access: 'staff',
  roles: ['admin'],
  input: nothing,
  output: z.object({ staff: z.array(staffMember) }),
  refusals: ['staff.notAllowed'],
})

export const listAudit = defineEndpoint({
  method: 'GET',
  path: '/desk/audit',
  summary: 'What staff did, newest first. What nobody signed is counted: see the unsigned calls.',
  access: 'staff',
  roles: ['admin'],
  input: z.object({ before: z.optional(z.iso.datetime()) }),
  output: z.object({
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
  }),
  refusals: ['staff.notAllowed'],
})

export const listUnsignedCalls = defineEndpoint({
  method: 'GET',
  path: '/desk/audit/unsigned',
  summary: 'Desk calls without a live session, wrong log-ins among them, counted by hour, act, outcome and address.',
  access: 'staff',
  roles: ['admin'],
  input: z.object(paged),
  output: z.object({
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
  }),
  refusals: ['staff.notAllowed'],
})
