import * as z from 'zod/mini'
import { staffRoles } from '../endpoint/access.ts'
import { newDeskPassword, staffMember, totp } from './staff.schemas.ts'

/** What stands behind the `#` of a link, which no server and no proxy is sent. */
const token = z.string({ error: 'required' }).check(z.regex(/^[\w-]{43}$/, { error: 'invalid' }))

export const openStaffLinkInput = z.object({ token })

export const openStaffLinkOutput = z.object({
  username: z.string(),
  role: z.enum(staffRoles),
  /** For the authenticator app: what its QR says, and the same to be typed. */
  totpUri: z.string(),
  totpSecret: z.string(),
  until: z.iso.datetime(),
})

export const joinStaffInput = z.object({ token, password: newDeskPassword, totp })

/** Shown once: only keyed hashes of the codes are kept. */
export const joinStaffOutput = z.object({ staff: staffMember, recoveryCodes: z.array(z.string()) })
