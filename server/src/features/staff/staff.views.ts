import type { staffMember } from '@mwc/contract/staff/staff.schemas'
import type * as z from 'zod/mini'
import type { StaffRow } from './staff.repo.ts'

export function staffView({
  id,
  username,
  role,
  disabled_at,
}: Pick<StaffRow, 'id' | 'username' | 'role' | 'disabled_at'>): z.output<typeof staffMember> {
  return { id, username, role, disabled: disabled_at !== null }
}
