import type { StaffRole } from '@mwc/contract/endpoint/access'

export const roleWords: Record<StaffRole, string> = {
  admin: 'Administrator',
  membership: 'Membership',
  content: 'Content',
  support: 'Support',
  finance: 'Finance',
}
