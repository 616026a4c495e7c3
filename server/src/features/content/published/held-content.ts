import type { Db } from '../../../database/database.ts'
import { heldRead, holdsMs } from '../../../database/reads/held-read.ts'
import { onPrimary } from '../../../database/replica/call-reads.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { nextTurn, readVersion } from './published.repo.ts'

/** Answers made of content at one version, good from one moment until just before another (ms). */
type Held = {
  version: number
  from: number
  to: number
  /** Those that are there, the one that was asked for last at the end. */
  answers: Map<string, unknown>
  /** Those that are being made. */
  making: Map<string, Promise<unknown>>
}

/** Answers of a version that are held at most, some 20 kB each, all items of a kind 2 MB; the one not asked for longest goes. */
const mostAnswers = 300

/** Grows with every change that staff make to content. */
export const contentVersion: (db: Db) => Promise<number> = heldRead(readVersion)

const held = new WeakMap<Db, Held>()

function hold(db: Db, version: number, at: Date): Held {
  // Until its end is known it is good for no longer than anything is held without word.
  const made: Held = { version, from: at.getTime(), to: at.getTime() + holdsMs, answers: new Map(), making: new Map() }
  held.set(db, made)
  onPrimary(() => nextTurn(db, at)).then(
    (turn) => (made.to = turn?.getTime() ?? Infinity),
    () => held.get(db) === made && held.delete(db),
  )
  return made
}

function putLast(answers: Map<string, unknown>, key: string, answer: unknown): void {
  answers.delete(key)
  answers.set(key, answer)
  const [oldest] = answers.keys()
  if (oldest !== undefined && answers.size > mostAnswers) answers.delete(oldest)
}

/**
 * An answer made of published content alone, which is made again when staff changed something, or something begins or ends.
 * Made from the primary: a replica may be older than the version.
 * Only for what there are few of: what a stranger can make up (a cursor, an id that is none) is never held.
 * @param key the kind of answer, and what it depends on beside content, the reader's language included
 */
export async function heldContent<Answer extends object>(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  key: string,
  make: (at: Date) => Promise<Answer>,
): Promise<Answer> {
  // The version first: content that is newer than it is only read once more.
  const version = await contentVersion(db)
  const at = toDate(clock.now())
  const before = held.get(db)
  const isGood = before && before.version === version && before.from <= at.getTime() && at.getTime() < before.to
  const { answers, making } = isGood ? before : hold(db, version, at)
  const known = answers.get(key)
  if (known !== undefined) {
    putLast(answers, key, known)
    return known as Answer
  }
  const begun = making.get(key)
  if (begun) return begun as Promise<Answer>
  // Only what came to an answer takes a place: what fails pushes nothing out.
  const answer = onPrimary(() => make(at)).then((done) => {
    putLast(answers, key, done)
    return done
  })
  making.set(key, answer)
  return answer.finally(() => making.delete(key))
}
