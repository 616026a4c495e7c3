import type { DeskStatus } from '@mwc/contract/members/desk-statuses'
import type { StateTone } from '../page/state-chip.tsx'

export const statusWords: Record<DeskStatus, { tone: StateTone; word: string }> = {
  active: { tone: 'good', word: 'Active' },
  pendingPayment: { tone: 'waiting', word: 'Pending payment' },
  arrears: { tone: 'wrong', word: 'Arrears' },
  inactive: { tone: 'over', word: 'Inactive' },
  deactivated: { tone: 'wrong', word: 'Deactivated' },
  closed: { tone: 'over', word: 'Closed' },
}

export const sectorWords: Record<string, string> = {
  '1': 'Construction',
  '2': 'Manufacturing',
  '3': 'Marine shipyard',
  '4': 'Process',
  '5': 'Services',
}
