import { usePeriods } from '@mwc/contract/content/content-kinds'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextPeriod, periodStart, readUseCursor, receiptNumber, standingOf, writeUseCursor } from './redemption.rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => day('2020-01-01').add({ days }))

describe('a period of the calendar', () => {
  it.each([
    ['day', '2026-03-10', '2026-03-10', '2026-03-11'],
    ['week', '2026-03-10', '2026-03-09', '2026-03-16'],
    ['week', '2026-03-15', '2026-03-09', '2026-03-16'],
    ['month', '2026-01-31', '2026-01-01', '2026-02-01'],
    ['year', '2026-12-31', '2026-01-01', '2027-01-01'],
    ['ever', '2026-12-31', '2000-01-01', undefined],
  ] as const)('a %s on %s began on %s and the next begins on %s', (period, today, start, next) => {
    expect([periodStart(period, day(today)).toString(), nextPeriod(period, day(today))?.toString()]).toEqual([start, next])
  })

  it('has every day in exactly one, and the next begins where it ends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...usePeriods), anyDay, (period, today) => {
        const [start, next] = [periodStart(period, today), nextPeriod(period, today)]
        expect(Temporal.PlainDate.compare(start, today)).toBeLessThanOrEqual(0)
        expect(periodStart(period, start).equals(start)).toBe(true)
        if (!next) return
        expect(Temporal.PlainDate.compare(today, next)).toBe(-1)
        expect(periodStart(period, next).equals(next)).toBe(true)
        expect(periodStart(period, next.subtract({ days: 1 })).equals(start)).toBe(true)
      }),
    )
  })
})

describe('what stands in the way', () => {
  const limits = { memberLimit: 2, memberPeriod: 'week', dayLimit: 5, totalLimit: 100, used: 10 } as const
  const today = day('2026-03-10')
  it.each([
    [{}, { byMember: 1, today: 4 }, { leftForMember: 1, leftToday: 1, left: 90, blocked: null }],
    [{}, { byMember: 2, today: 5 }, { blocked: 'memberLimit', againFrom: '2026-03-16' }],
    [{}, { byMember: 0, today: 7 }, { leftToday: 0, blocked: 'dayLimit', againFrom: '2026-03-11' }],
    [{ used: 100 }, { byMember: 2, today: 5 }, { left: 0, blocked: 'gone', againFrom: undefined }],
    [{ memberLimit: null }, { byMember: 9, today: 0 }, { leftForMember: null, blocked: null }],
  ] as const)('%o with %o', (change, used, expected) => {
    const standing = standingOf({ ...limits, ...change }, used, today)
    expect({ ...standing, againFrom: standing.againFrom?.toString() }).toMatchObject(expected)
  })
})

it('a receipt number names its day and holds no sign that is mistaken for another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
      expect(receiptNumber(day('2026-11-21'), random)).toMatch(/^R261121[2-9A-HJ-NP-Z]{8}$/)
    }),
  )
})

it('a cursor is read back as it was written, and nothing else is', () => {
  const last = { used_at: new Date(1_770_000_000_123), id: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f' }
  expect(readUseCursor(writeUseCursor(last))).toEqual({ at: last.used_at, id: last.id })
  for (const text of ['', 'u', 'u1_x', `${last.used_at.getTime()}_${last.id}`, `u99999999999999_${last.id}`, `u1_${last.id}'`]) {
    expect(readUseCursor(text)).toBeUndefined()
  }
})
