import type { Clock } from '../../ports/clock.ts'

/** A clock that stands still until it is set or moved. */
export type TestClock = Clock & {
  /** @param text ISO 8601 with offset, e.g. `2026-03-31T09:00:00+08:00`. */
  set(text: string): void
  advance(duration: Temporal.DurationLike): void
}

export function testClock(start: string): TestClock {
  let now = Temporal.Instant.from(start)
  return {
    now: () => now,
    set(text) {
      now = Temporal.Instant.from(text)
    },
    advance(duration) {
      now = now.toZonedDateTimeISO('UTC').add(duration).toInstant()
    },
  }
}
