import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { StaffState } from '@mwc/contract/staff/staff-states'
import type { StateTone } from '../../page/state-chip.tsx'

export const roleWords: Record<StaffRole, string> = {
  admin: 'Administrator',
  membership: 'Membership',
  content: 'Content',
  support: 'Support',
  finance: 'Finance',
}

export const roleChoices = (Object.keys(roleWords) as StaffRole[]).map((id) => ({ id, name: roleWords[id] }))

export const staffStateWords: Record<StaffState, { tone: StateTone; word: string }> = {
  invited: { tone: 'waiting', word: 'Invited' },
  active: { tone: 'good', word: 'Active' },
  disabled: { tone: 'over', word: 'Disabled' },
}
