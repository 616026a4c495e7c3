import { paymentStates } from '@mwc/contract/payments/payment-kinds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { judgeCharge, mayBecome, momentOfPayment, nextStates } from './payment.rules.ts'
import { makeTransactionNumber } from './make-transaction-number.ts'

const anyState = fc.constantFrom(...paymentStates)
const anyOrderState = fc.constantFrom('open', 'settled', 'cancelled', 'ended' as const)

describe('the states of a payment', () => {
  it('never leave paid except by a refund, and never leave a refund', () => {
    expect(nextStates.paid).toEqual(['refunded'])
    expect(nextStates.refunded).toEqual([])
  })

  it('let money in from every unpaid end', () => {
    for (const state of ['failed', 'expired', 'cancelled'] as const) {
      expect(mayBecome(state, 'paid')).toBe(true)
      expect(mayBecome(state, 'toReview')).toBe(true)
      expect(mayBecome(state, 'awaiting')).toBe(false)
    }
  })
})

describe('an arrival of money', () => {
  const anyCharge = fc.record({ amountCents: fc.integer({ min: 1, max: 5000 }), currency: fc.constantFrom('SGD', 'sgd', 'USD', 'MYR') })
  const anyPayment = fc.record({ amountCents: fc.integer({ min: 1, max: 5000 }), state: anyState })

  it('makes a term only for the exact amount in SGD, on an order that nothing settled, of a member who is there', () => {
    fc.assert(
      fc.property(anyCharge, anyPayment, anyOrderState, fc.boolean(), (charge, payment, state, gone) => {
        const verdict = judgeCharge(charge, payment, { state }, { gone })
        if (verdict === 'honour' || verdict === 'honourIfPromoHolds') {
          expect(charge.amountCents).toBe(payment.amountCents)
          expect(charge.currency.toUpperCase()).toBe('SGD')
          expect(state).not.toBe('settled')
          expect(gone).toBe(false)
        }
        if (verdict === 'honour') expect(state).toBe('open')
      }),
    )
  })

  it('a cent more or less is looked at by staff', () => {
    const payment = { amountCents: 900, state: 'awaiting' as const }
    for (const amountCents of [899, 901]) {
      expect(judgeCharge({ amountCents, currency: 'SGD' }, payment, { state: 'open' }, { gone: false })).toBe('wrongAmount')
    }
  })
})

describe('the moment of payment', () => {
  it("is the gateway's, and never before the start of the payment or after now", () => {
    const anyInstant = fc.integer({ min: 0, max: 4_000_000_000 }).map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000))
    fc.assert(
      fc.property(anyInstant, anyInstant, anyInstant, (settledAt, one, other) => {
        const [startedAt, now] = Temporal.Instant.compare(one, other) < 0 ? [one, other] : [other, one]
        const moment = momentOfPayment(settledAt, startedAt, now)
        expect(Temporal.Instant.compare(startedAt, moment)).toBeLessThanOrEqual(0)
        expect(Temporal.Instant.compare(moment, now)).toBeLessThanOrEqual(0)
        if (!moment.equals(startedAt) && !moment.equals(now)) expect(moment.equals(settledAt)).toBe(true)
      }),
    )
  })
})

describe('a transaction number', () => {
  it('fits a PayNow reference and has only signs that cannot be mistaken', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
        expect(makeTransactionNumber(Temporal.PlainDate.from('2026-11-21'), random)).toMatch(/^MWC261121[2-9A-HJ-NP-Z]{8}$/)
      }),
    )
  })
})
