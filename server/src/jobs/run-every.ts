import type { Db } from '../database/database.ts'
import { type Clock, toDate } from '../ports/clock.ts'
import { runTimed } from './note-runs.ts'
import type { Work } from './poll-for-work.ts'
import { lastRun, noteRun, selectNextRun } from './sweep-runs.repo.ts'

/** Housekeeping due so many seconds after it last began (`since`), in any process; first at once, or not before a moment. */
export function runEvery(
  everySeconds: number,
  { db, clock }: { db: Db; clock: Clock },
  name: string,
  run: (since: Temporal.Instant | null) => Promise<void>,
  notBefore?: Temporal.Instant,
): Work {
  const first = notBefore ? toDate(notBefore) : new Date(0)
  return {
    name,
    notesRuns: true,
    dueAt: (now) => selectNextRun(name, everySeconds, first, toDate(now)),
    run: () =>
      runTimed(
        clock,
        async () => run(await lastRun(db, name, clock.now())),
        (ran) => noteRun(db, name, ran),
      ),
  }
}
