import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDate } from '../../ports/clock.ts'
import { secondsUntilNextCode } from './proofs/proof.rules.ts'
import { knownAs } from './sign-up/sign-up.rules.ts'
import { isSessionAlive } from './sessions/session.rules.ts'
import { isDormant, memberNumberOf } from './people/member.rules.ts'

const now = Temporal.Instant.from('2026-03-10T10:00:00+08:00')
const daysAgo = (days: number) => now.subtract({ hours: days * 24 })

test('a member number with one wrong digit, or two neighbours swapped, has another check letter', () => {
  const digitsOf = (number: string) => number.slice(1, 7)
  fc.assert(
    fc.property(
      fc.integer({ min: 100_001, max: 999_999 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 9 }),
      (sequence, at, by) => {
        const number = memberNumberOf(sequence)
        const digits = [...digitsOf(number)]
        digits[at] = String((Number(digits[at]) + by) % 10)
        expect(memberNumberOf(Number(digits.join(''))).slice(-1)).not.toBe(number.slice(-1))
        const swapped = [...digitsOf(number)]
        const [a = '', b = ''] = [swapped[at], swapped[at + 1]]
        if (at === 5 || a === b) return
        swapped[at] = b
        swapped[at + 1] = a
        expect(memberNumberOf(Number(swapped.join(''))).slice(-1)).not.toBe(number.slice(-1))
      },
    ),
  )
})

test('a session lives for 60 days without use and for 365 at most', () => {
  const session = (created: number, lastSeen: number, ended_at: Date | null = null) =>
    isSessionAlive({ created_at: toDate(daysAgo(created)), last_seen_at: toDate(daysAgo(lastSeen)), ended_at }, toDate(now))
  expect([session(100, 59), session(100, 60), session(364, 1), session(365, 1), session(1, 0, toDate(now))]).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
})

test('an account is dormant after 180 days', () => {
  expect([isDormant(daysAgo(179), now), isDormant(daysAgo(180), now)]).toEqual([false, true])
})

test('another code waits for 60 seconds, counted up to the next whole one', () => {
  const wait = (ms: number) => secondsUntilNextCode(now.subtract({ milliseconds: ms }), now, 60)
  expect([secondsUntilNextCode(null, now, 60), wait(0), wait(59_001), wait(60_000)]).toEqual([0, 60, 1, 0])
})

test('a proved number is named by what its account is', () => {
  expect(knownAs(null)).toBe('new')
  expect(knownAs({ status: 'inactive', deactivated: true })).toBe('deactivated')
  expect(['active', 'pendingPayment', 'arrears', 'inactive'].map((status) => knownAs({ status, deactivated: false }))).toEqual([
    'active',
    'pendingPayment',
    'expired',
    'expired',
  ])
})
