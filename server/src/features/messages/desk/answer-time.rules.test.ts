import fc from 'fast-check'
import { expect, it } from 'vitest'
import { programmeZone } from '../../../ports/clock.ts'
import { lateSince } from './answer-time.rules.ts'

const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[${programmeZone}]`)

// 2 March 2026 is a Monday.
it.each([
  ['on a Tuesday since Monday', '2026-03-03T10:00', 1, '2026-03-02T10:00'],
  ['on a Monday since Friday', '2026-03-02T10:00', 1, '2026-02-27T10:00'],
  ['on a Saturday as at the end of Friday', '2026-03-07T15:00', 1, '2026-03-06T00:00'],
  ['on a Sunday as well', '2026-03-08T23:59', 1, '2026-03-06T00:00'],
  ['over two weekends', '2026-03-12T09:30', 8, '2026-03-02T09:30'],
])('is late %s', (_, now, days, since) => {
  expect(lateSince(at(now), days).toString()).toBe(at(since).toString())
})

it('never counts less than the days, and nothing is late earlier as time goes on', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 * 24 * 14 }),
      fc.integer({ min: 0, max: 3000 }),
      fc.integer({ min: 1, max: 10 }),
      (m, more, days) => {
        const now = at('2026-03-02T00:00').add({ minutes: m })
        const since = lateSince(now, days)
        expect(Temporal.ZonedDateTime.compare(since, now.subtract({ hours: 24 * days }))).toBeLessThanOrEqual(0)
        expect(Temporal.ZonedDateTime.compare(since, lateSince(now.add({ minutes: more }), days))).toBeLessThanOrEqual(0)
      },
    ),
  )
})
