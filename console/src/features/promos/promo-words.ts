import type { DeskPromo } from '@mwc/contract/promos/promo-desk.schemas'
import type { PromoPhase, PromoUseState } from '@mwc/contract/promos/promo-kinds'
import { formatMoney } from '../../page/format.ts'
import { planWords } from '../../page/payment-words.ts'
import type { StateTone } from '../../page/state-chip.tsx'

export const phaseWords: Record<PromoPhase, { tone: StateTone; word: string }> = {
  upcoming: { tone: 'waiting', word: 'Coming' },
  open: { tone: 'good', word: 'Running' },
  usedUp: { tone: 'info', word: 'Used up' },
  ended: { tone: 'over', word: 'Ended' },
}

export const audienceWords: Record<DeskPromo['audience'], string> = {
  any: 'Everybody',
  new: 'New members',
  renewal: 'Renewals',
}

export const useStateWords: Record<PromoUseState, { tone: StateTone; word: string }> = {
  reserved: { tone: 'waiting', word: 'Held by an open order' },
  consumed: { tone: 'good', word: 'Used' },
  released: { tone: 'over', word: 'Given back' },
}

/** What a code gives, in a few words. */
export function effectText({ effect, effectValue }: Pick<DeskPromo, 'effect' | 'effectValue'>): string {
  if (effect === 'freeMonths') return effectValue === 1 ? '1 free month' : `${effectValue} free months`
  return effect === 'amountOff' ? `${formatMoney(effectValue)} off` : `${effectValue} % off`
}

export const plansText = (plans: DeskPromo['plans']): string =>
  plans === null ? 'Every plan' : plans.map((plan) => planWords[plan]).join(', ')

/** How many uses are taken, of how many, and how many of them open orders hold. */
export function usesText({ used, totalLimit, reserved }: Pick<DeskPromo, 'used' | 'totalLimit' | 'reserved'>): string {
  const of = totalLimit === null ? '' : ` of ${totalLimit.toLocaleString('en-SG')}`
  return `${used.toLocaleString('en-SG')}${of}${reserved > 0 ? `, ${reserved} held` : ''}`
}
