import type { LineState } from '@mwc/contract/payments/statement-kinds'
import type { StateTone } from './state-chip.tsx'

/** What became of a line of a file. */
export const lineStateWords: Record<LineState, { tone: StateTone; word: string }> = {
  new: { tone: 'waiting', word: 'Being matched' },
  matched: { tone: 'good', word: 'Matched' },
  unmatched: { tone: 'wrong', word: 'Unmatched' },
  partial: { tone: 'wrong', word: 'Too little' },
  excess: { tone: 'wrong', word: 'Too much' },
  duplicate: { tone: 'wrong', word: 'Duplicate' },
  proposed: { tone: 'waiting', word: 'Waits for a second person' },
  left: { tone: 'over', word: 'Put aside' },
  out: { tone: 'info', word: 'Went out' },
}
