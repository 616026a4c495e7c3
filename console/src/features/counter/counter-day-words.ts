import type { CounterDayState } from '@mwc/contract/payments/counter-day-states'
import type { CounterDay } from '@mwc/contract/payments/counter-desk.schemas'
import { formatMoney } from '../../page/format.ts'
import type { StateTone } from '../../page/state-chip.tsx'

export const dayStateWords: Record<CounterDayState, { tone: StateTone; word: string }> = {
  open: { tone: 'waiting', word: 'Open' },
  closed: { tone: 'good', word: 'Closed' },
  reopened: { tone: 'info', word: 'Open again' },
}

/** How far the terminal's total is from what was collected. */
export function differenceText({ differenceCents, terminalCount, collectedCount, state }: CounterDay): string {
  if (differenceCents === null || terminalCount === null) return '–'
  const cents = differenceCents === 0 ? '' : `${differenceCents > 0 ? '+' : '−'}${formatMoney(Math.abs(differenceCents))}`
  const slips = state === 'closed' ? terminalCount - collectedCount : 0
  const count = slips === 0 ? '' : `${slips > 0 ? '+' : '−'}${Math.abs(slips)} ${Math.abs(slips) === 1 ? 'slip' : 'slips'}`
  return [cents, count].filter((text) => text !== '').join(', ') || 'None'
}
