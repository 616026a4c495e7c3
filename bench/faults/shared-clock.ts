import { renameSync, writeFileSync } from 'node:fs'
import { type Clock, fileClock } from '../../server/src/ports/clock.ts'

/** The clock that the servers read too (`TEST_CLOCK`): it stands still until it is moved, and never goes back. */
export type SharedClock = Clock & { readonly file: string; moveTo(instant: Temporal.Instant): void; advance(seconds: number): void }

export function sharedClock(file: string, start: string): SharedClock {
  const clock = fileClock(file)
  const write = (instant: Temporal.Instant) => {
    // Put in place whole: a process that reads meanwhile sees the old time or the new one.
    writeFileSync(`${file}.next`, `${instant}\n`)
    renameSync(`${file}.next`, file)
  }
  write(Temporal.Instant.from(start))
  return {
    file,
    now: () => clock.now(),
    moveTo(instant) {
      if (Temporal.Instant.compare(instant, clock.now()) > 0) write(instant)
    },
    advance: (seconds) => write(clock.now().add({ seconds })),
  }
}
