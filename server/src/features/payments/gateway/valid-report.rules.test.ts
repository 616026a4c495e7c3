import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSound } from './valid-report.rules.ts'

const settledAt = Temporal.Instant.from('2026-03-10T02:00:00Z')
const charge = { chargeId: 'CH-1', amountCents: 900, currency: 'SGD', settledAt }
const report = { transactionNumber: 'MWC260310ABCDEFGH', state: 'settled' as const, charges: [charge] }

it('takes amounts that the books can hold, and no other figure', () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double(), fc.bigInt().map(Number)), (amountCents) => {
      const isBookable = Number.isInteger(amountCents) && amountCents > 0 && amountCents < 2 ** 31
      expect(isSound({ ...report, charges: [{ ...charge, amountCents }] })).toBe(isBookable)
    }),
  )
})

it.each([
  { chargeId: '' },
  { chargeId: 'CH\u00001' },
  { chargeId: '\ud800' },
  { chargeId: 'x'.repeat(256) },
  { currency: 'S$' },
  { currency: 'SGDOLLARS' },
  { settledAt: Temporal.Instant.from('-000044-03-15T12:00:00Z') },
  { settledAt: Temporal.Instant.from('+010000-01-01T00:00:00Z') },
])('does not take %j', (change) => {
  expect([isSound(report), isSound({ ...report, charges: [{ ...charge, ...change }] })]).toEqual([true, false])
})
