import type { PhoneRequestState } from '@mwc/contract/account/lost-phone/phone-request-states'
import type { StateTone } from './state-chip.tsx'

export const requestStateWords: Record<PhoneRequestState, { tone: StateTone; word: string }> = {
  waiting: { tone: 'waiting', word: 'Waits' },
  approved: { tone: 'info', word: 'Approved' },
  ready: { tone: 'good', word: 'May move now' },
  declined: { tone: 'wrong', word: 'Declined' },
  rejected: { tone: 'wrong', word: 'Stopped by the member' },
  done: { tone: 'good', word: 'Moved' },
  lapsed: { tone: 'over', word: 'Ended by itself' },
}

export const checkWords = { inPerson: 'Seen with papers', call: 'Answered on a call' } as const
