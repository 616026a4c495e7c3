import type { Promo } from './promo.rules.ts'

export type { Promo }

export type PriceEffect = { discountCents: number; totalCents: number; freeMonths: number }

/** Whether something is left to pay, but less than can be collected (Singapore cents). */
export function isTooLittle(totalCents: number, smallestCents: number): boolean {
  return totalCents > 0 && totalCents < smallestCents
}

/** What a code does to a price in cents: rounded down to a cent for the member's good, never below 0. */
export function applyPromo(priceCents: number, promo: Pick<Promo, 'effect' | 'effectValue'> | null): PriceEffect {
  const off = (total: number) => ({ discountCents: priceCents - total, totalCents: total, freeMonths: 0 })
  switch (promo?.effect) {
    case undefined:
      return off(priceCents)
    case 'freeMonths':
      return { ...off(priceCents), freeMonths: promo?.effectValue ?? 0 }
    case 'amountOff':
      return off(Math.max(0, priceCents - (promo?.effectValue ?? 0)))
    case 'percentOff':
      return off(Math.max(0, Math.floor((priceCents * (100 - (promo?.effectValue ?? 0))) / 100)))
  }
}
