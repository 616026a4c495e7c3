import type { ShopStatement } from '@mwc/contract/settlements/settlement-desk.schemas'
import type { StateTone } from '../../page/state-chip.tsx'

/** Where a statement stands. */
export function standingOf({ settled, totalCents, may }: ShopStatement): { tone: StateTone; word: string } {
  if (settled) return { tone: 'good', word: 'Paid' }
  if (totalCents === 0) return { tone: 'over', word: 'Nothing owed' }
  if (totalCents < 0) return { tone: 'info', word: 'Goes onto the next' }
  return may.includes('settle') ? { tone: 'waiting', word: 'To pay' } : { tone: 'info', word: 'Open' }
}
