import { expect, it } from 'vitest'
import { costOf, monthCents } from './campaign-cost.rules.ts'

const plans = [
  { months: 6, priceCents: 900 },
  { months: 12, priceCents: 1500 },
]

it.each([
  ['months are worth what they cost in the dearest plan', { rewardKind: 'freeMonths', rewardMonths: 2, stock: 100 }, [300, 30_000, 12_000]],
  ['a stock that is smaller than the reach ends it', { rewardKind: 'voucher', worthCents: 450, stock: 10 }, [450, 4500, 4500]],
  ['without a stock there is no most', { rewardKind: 'voucher', worthCents: 450, stock: null }, [450, null, 18_000]],
  ['a voucher of no known worth costs what nobody knows', { rewardKind: 'voucher', stock: 10 }, [null, null, null]],
  ['a voucher that costs nothing costs nothing', { rewardKind: 'voucher', worthCents: 0, stock: 10 }, [0, 0, 0]],
  ['months that nobody has said are not counted', { rewardKind: 'freeMonths', worthCents: 450, stock: 10 }, [null, null, null]],
] as const)('%s', (_, reward, [oneCents, atMostCents, reachedCents]) => {
  expect(costOf(reward, { month: monthCents(plans), reached: 40 })).toEqual({ oneCents, atMostCents, reachedCents })
})

it('a month is rounded up to a cent, and without a plan on sale it has no worth', () => {
  expect([monthCents([{ months: 7, priceCents: 1000 }]), monthCents([])]).toEqual([143, null])
})
