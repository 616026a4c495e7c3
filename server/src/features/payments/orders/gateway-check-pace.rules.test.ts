import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextCheck, nextCheckDelay } from './gateway-check-pace.rules.ts'

describe('asking the gateway', () => {
  it('grows rarer with age and never rarer than once a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 2_000_000 }), (a, b) => {
        const [young, old] = a < b ? [a, b] : [b, a]
        expect(nextCheckDelay(young)).toBeLessThanOrEqual(nextCheckDelay(old))
        expect(nextCheckDelay(old)).toBeLessThanOrEqual(86_400)
      }),
    )
  })

  it('ends two weeks after the time of a payment was over, but not on a refusal', () => {
    const createdAt = Temporal.Instant.from('2026-03-10T02:00:00Z')
    const payment = { state: 'expired', createdAt, expiresAt: createdAt.add({ minutes: 15 }) } as const
    const last = payment.expiresAt.add({ hours: 14 * 24 })
    expect(nextCheck(payment, last, false)).not.toBe(null)
    const after = last.add({ seconds: 1 })
    expect(nextCheck(payment, after, false)).toBe(null)
    expect(nextCheck(payment, after, true)?.since(after).total('seconds')).toBe(86_400)
  })
})
