import type { Db } from '../../../database/database.ts'
import { heldRead } from '../../../database/reads/held-read.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { nextTurn, readVersion } from './published.repo.ts'

/** Answers made of content at one version, good from one moment until just before another (ms). */
type Held = { version: number; from: number; to: number; answers: Map<string, Promise<unknown>> }

/** Answers of a version that are held at most; the oldest goes. Some 20 kB each. */
const mostAnswers = 300

/** Grows with every change that staff make to content. */
export const contentVersion: (db: Db) => Promise<number> = heldRead(readVersion)

const held = new WeakMap<Db, Held>()

function hold(db: Db, version: number, at: Date): Held {
  const made: Held = { version, from: at.getTime(), to: Infinity, answers: new Map() }
  held.set(db, made)
  nextTurn(db, at).then(
    (turn) => (made.to = turn?.getTime() ?? Infinity),
    () => held.get(db) === made && held.delete(db),
  )
  return made
}

/**
 * An answer made of published content alone, which is made again when staff changed something, or something begins or ends.
 * @param key what the answer depends on beside content, the reader's language included
 */
export async function heldContent<Answer>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  key: string,
  make: (at: Date) => Promise<Answer>,
): Promise<Answer> {
  // The version first: content that is newer than it is only read once more.
  const version = await contentVersion(db)
  const at = toDate(clock.now())
  const before = held.get(db)
  const isGood = before && before.version === version && before.from <= at.getTime() && at.getTime() < before.to
  const { answers } = isGood ? before : hold(db, version, at)
  const known = answers.get(key)
  if (known) return known as Promise<Answer>
  const answer = make(at)
  const [oldest] = answers.keys()
  if (oldest !== undefined && answers.size >= mostAnswers) answers.delete(oldest)
  answers.set(key, answer)
  answer.catch(() => answers.delete(key))
  return answer
}
