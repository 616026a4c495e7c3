import * as z from 'zod/mini'
import { staffRoles } from '../endpoint/access.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { version } from '../fields/version.fields.ts'
import { written } from '../fields/written-text.fields.ts'
import { username } from './staff.schemas.ts'
import { staffActs, staffStates } from './staff-states.ts'

const id = z.uuid({ error: 'invalid' })
const role = z.enum(staffRoles, { error: 'choose' })
const note = written(500)

export const deskStaff = z.object({
  id: z.uuid(),
  username: z.string(),
  role: z.enum(staffRoles),
  state: z.enum(staffStates),
  /** Whether its owner has joined: set a password and a second factor, which nobody has reset since. */
  isSetUp: z.boolean(),
  version: z.int(),
  createdAt: z.iso.datetime(),
  /** The last call that somebody made, of any session; null before the first. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  /** Sessions that are open now. */
  sessions: z.int(),
  recoveryCodes: z.int(),
  passkeys: z.int(),
  /** Until when a link that was given out can be opened; null where none waits. */
  linkUntil: z.nullable(z.iso.datetime()),
  may: z.array(z.enum(staffActs)),
})
export type DeskStaff = z.infer<typeof deskStaff>

export const listStaffInput = z.object({
  ...listFields(['username', 'createdAt', 'lastSeenAt'], 'username'),
  role: z.optional(role),
  state: z.optional(z.enum(staffStates, { error: 'choose' })),
})

export const listStaffOutput = listOf(deskStaff)

export const inviteStaffInput = z.object({ username, role })

/** The link is in this answer and nowhere else; what is kept of it opens nothing. */
export const linkOutput = z.object({ staff: deskStaff, link: z.string(), until: z.iso.datetime() })

export const staffActInput = z.object({ id, note })

export const editStaffRoleInput = z.object({ id, version, role, note })
