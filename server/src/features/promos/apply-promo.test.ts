import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPromo } from './apply-promo.ts'
import { type Promo, promoRefusal } from './promo.rules.ts'

describe('a promo code on a price', () => {
  it('never goes below zero, never adds to the price, and its parts add up', () => {
    const anyEffect = fc.record({
      effect: fc.constantFrom('freeMonths', 'amountOff', 'percentOff' as const),
      effectValue: fc.integer({ min: 0, max: 100 }),
    })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), anyEffect, (price, promo) => {
        const { discountCents, totalCents, freeMonths } = applyPromo(price, promo)
        expect(totalCents).toBeGreaterThanOrEqual(0)
        expect(totalCents + discountCents).toBe(price)
        expect(Number.isInteger(totalCents)).toBe(true)
        if (promo.effect === 'freeMonths') expect([totalCents, freeMonths]).toEqual([price, promo.effectValue])
        else expect(freeMonths).toBe(0)
      }),
    )
  })

  it('rounds a percentage down to a cent', () => {
    expect(applyPromo(999, { effect: 'percentOff', effectValue: 33 }).totalCents).toBe(669)
    expect(applyPromo(900, { effect: 'percentOff', effectValue: 100 }).totalCents).toBe(0)
    expect(applyPromo(900, { effect: 'amountOff', effectValue: 1000 }).totalCents).toBe(0)
  })
})

describe('whether a code fits', () => {
  const moment = (text: string) => Temporal.Instant.from(text)
  const promo: Promo = {
    id: 'p',
    code: 'WELCOME3',
    startsAt: moment('2026-01-01T00:00:00Z'),
    endsAt: moment('2026-02-01T00:00:00Z'),
    totalLimit: null,
    used: 0,
    personLimit: 1,
    version: 1,
    batchId: null,
    audience: 'any',
    plans: null,
    effect: 'freeMonths',
    effectValue: 3,
  }
  const asked = { plan: '6months' as const, isNew: true, now: moment('2026-01-15T00:00:00Z') }
  it.each([
    [promo, asked, null],
    [promo, { ...asked, now: moment('2025-12-31T23:59:59Z') }, 'promos.notStarted'],
    [promo, { ...asked, now: moment('2026-02-01T00:00:00Z') }, 'promos.ended'],
    [{ ...promo, audience: 'new' as const }, { ...asked, isNew: false }, 'promos.onlyNewMembers'],
    [{ ...promo, audience: 'renewal' as const }, asked, 'promos.onlyRenewals'],
    [{ ...promo, plans: ['1year' as const] }, asked, 'promos.otherPlan'],
  ])('says why (%#)', (code, wish, reason) => {
    expect(promoRefusal(code, wish)).toBe(reason)
  })
})
