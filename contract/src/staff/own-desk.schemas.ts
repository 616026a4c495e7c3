import * as z from 'zod/mini'
import { staffRoles } from '../endpoint/access.ts'
import { anyDeskPassword, newDeskPassword } from './staff.schemas.ts'

/** The own account at the desk. */
export const ownDesk = z.object({
  username: z.string(),
  role: z.enum(staffRoles),
  /** How many recovery codes are left, of ten. */
  recoveryCodes: z.int(),
  passkeys: z.array(z.object({ id: z.uuid(), name: z.string(), createdAt: z.iso.datetime(), lastUsedAt: z.nullable(z.iso.datetime()) })),
})
export type OwnDesk = z.infer<typeof ownDesk>

export const changeDeskPasswordInput = z.object({ currentPassword: anyDeskPassword, password: newDeskPassword })

export const newRecoveryCodesInput = z.object({ currentPassword: anyDeskPassword })

export const newRecoveryCodesOutput = z.object({ recoveryCodes: z.array(z.string()) })
