import { type RawBuilder, sql } from 'kysely'
import type { Db, OpenDatabase } from '../database/database.ts'
import type { Clock } from '../ports/clock.ts'

/** Work that is found in the tables: jobs of a kind, or housekeeping. */
export type Work = {
  name: string
  /** SQL for the moment from which there is something to do, null where there is nothing. It is asked often: by an index. */
  dueAt(now: Temporal.Instant): RawBuilder<Date | null>
  /** Does what is due; safe to repeat, and to run twice at once. */
  run(): Promise<void>
  /** Run by several processes at once, which share it out. Everything else is run by one at a time. */
  shared?: boolean
  /** Notes each of its runs itself. */
  notesRuns?: boolean
}

/** Hears of a fault, and of which work it is: the log says no text of a fault, and most pass through the same places. */
export type OnFault = (fault: unknown, work: string) => void

/** One look at everything that may have become due, in a process that nobody tells of anything. */
const lookEveryMs = 5_000
/** Between two looks, however often there is word. */
const gapMs = 50
/** Until housekeeping that found more than it does at once goes on. */
const restMs = 1_000
/** The queue's clock is the database's, and what is due at a moment is due after it. */
const afterMs = 5

/** On this channel every process hears that there may be work. */
export const workChannel = 'mwc_work'

/** When each work is due, in their order, by one statement. */
export async function readDue(db: Db, works: readonly Work[], now: Temporal.Instant): Promise<(Date | null)[]> {
  const columns = works.map(({ dueAt }, i) => sql`(${dueAt(now)}) as ${sql.ref(`w${i}`)}`)
  const { rows } = await sql<Record<string, Date | null>>`select ${sql.join(columns)}`.execute(db)
  return works.map((_, i) => rows[0]?.[`w${i}`] ?? null)
}

/**
 * Does what is due: on word of it (`wake`), at the moment it becomes due, or with the next look at the latest.
 * Answers with the way to stop, which waits for what is under way.
 */
export async function pollForWork(
  { background: db, listen, unlessElsewhere }: Pick<OpenDatabase, 'background' | 'listen' | 'unlessElsewhere'>,
  clock: Clock,
  works: Work[],
  onFault: OnFault,
): Promise<() => Promise<void>> {
  const running = new Map<string, Promise<void>>()
  const restsUntil = new Map<string, number>()
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let [isAskedAgain, isStopped, lookedAt] = [false, false, -Infinity]

  const lookIn = (milliseconds: number) => {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(look, milliseconds)
  }
  const wake = () => {
    if (looking) isAskedAgain = true
    else lookIn(Math.max(0, lookedAt + gapMs - performance.now()))
  }

  async function doWork({ name, run, shared }: Work): Promise<void> {
    let rest = shared ? gapMs : restMs
    try {
      const isMine = shared ? (await run(), true) : await unlessElsewhere(name, run)
      if (!isMine) rest = lookEveryMs
    } catch (error) {
      rest = lookEveryMs
      onFault(error, name)
    }
    restsUntil.set(name, performance.now() + rest)
    running.delete(name)
    wake()
  }

  /** Begins with what is due; answers in how many milliseconds something else will be. */
  async function begin(): Promise<number> {
    const now = clock.now()
    const moments = await readDue(db, works, now)
    let next = lookEveryMs
    for (const [i, work] of works.entries()) {
      const at = moments[i]
      if (!at || running.has(work.name)) continue
      const due = at.getTime() - now.epochMilliseconds
      const waits = Math.max(due > 0 ? due + afterMs : 0, (restsUntil.get(work.name) ?? 0) - performance.now())
      if (waits > 0) next = Math.min(next, waits)
      else if (!isStopped) running.set(work.name, doWork(work))
    }
    return next
  }

  function look(): void {
    isAskedAgain = false
    looking = begin()
      .catch((error: unknown) => {
        onFault(error, 'looking for work')
        return lookEveryMs
      })
      .then((next) => {
        looking = undefined
        lookedAt = performance.now()
        lookIn(isAskedAgain ? gapMs : next)
      })
  }

  const stopListening = await listen(workChannel, wake)
  look()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await stopListening()
    await looking
    await Promise.all(running.values())
  }
}
