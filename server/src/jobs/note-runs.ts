import type { Db } from '../database/database.ts'
import type { Clock } from '../ports/clock.ts'
import { faultCode } from '../ports/fault-code.ts'
import type { Work } from './poll-for-work.ts'
import { noteRun, type SweepRun } from './sweep-runs.repo.ts'

/** Runs something and tells how it went, whether it failed or not. */
export async function runTimed(clock: Clock, run: () => Promise<void>, tell: (ran: SweepRun) => Promise<void>): Promise<void> {
  const [at, began] = [clock.now(), performance.now()]
  let fault: string | null = null
  try {
    await run()
  } catch (error) {
    fault = faultCode(error)
    throw error
  } finally {
    await tell({ at, tookMs: performance.now() - began, fault })
  }
}

/** Between two notes of one work in a process: what runs each second is not worth a write each second. */
const noteEveryMs = 60_000

/** Housekeeping with notes of how it last went; a change between well and failed is noted at once. */
export function noteRuns({ db, clock }: { db: Db; clock: Clock }, work: Work): Work {
  if (work.notesRuns) return work
  let [notedAt, failed] = [-Infinity, false]
  return {
    ...work,
    run: () =>
      runTimed(clock, work.run, async (ran) => {
        const hasFailed = ran.fault !== null
        if (performance.now() - notedAt < noteEveryMs && failed === hasFailed) return
        ;[notedAt, failed] = [performance.now(), hasFailed]
        // What was done is done, whether or not it could be noted.
        await noteRun(db, work.name, ran).catch(() => undefined)
      }),
  }
}
