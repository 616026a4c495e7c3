import type { PaperRequestKind, PaperRequestState } from '@mwc/contract/members/paper-request-kinds'
import type { StateTone } from '../../../page/state-chip.tsx'

export const paperKindWords: Record<PaperRequestKind, string> = { data: 'A copy of the data', closing: 'Close the account' }

export const paperStateWords: Record<PaperRequestState, { tone: StateTone; word: string }> = {
  open: { tone: 'waiting', word: 'To be answered' },
  done: { tone: 'good', word: 'Done' },
  declined: { tone: 'wrong', word: 'Declined' },
  over: { tone: 'over', word: 'Account closed meanwhile' },
}
