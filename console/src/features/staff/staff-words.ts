import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { StaffState } from '@mwc/contract/staff/staff-states'
import { roleWords } from '../../page/role-words.ts'
import type { StateTone } from '../../page/state-chip.tsx'

export const roleChoices = (Object.keys(roleWords) as StaffRole[]).map((id) => ({ id, name: roleWords[id] }))

export const staffStateWords: Record<StaffState, { tone: StateTone; word: string }> = {
  invited: { tone: 'waiting', word: 'Invited' },
  active: { tone: 'good', word: 'Active' },
  disabled: { tone: 'over', word: 'Disabled' },
}
