import { isDeepStrictEqual } from 'node:util'
import { Refusal } from './refusal.ts'

type Values = Record<string, unknown>
/** A record as an edit gives it, or as it stands. */
type Versioned = Values & { version: number }

/** As it would be after a way over the wire: what is not there is null, in a list or a text of languages, too. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** What names a record and says why it is changed, beside its own fields. */
const notItsOwn = ['id', 'version', 'note', 'reason']

/** Refuses an edit of another version than stands, with what stands now. */
export function refuseOlder(version: number, { version: now, ...values }: Versioned): void {
  if (version !== now) throw new Refusal('request.changedMeanwhile', { now: { version: now, values } })
}

/**
 * Whether an edit is still to be done. It is not where all that it gives stands already: then its answer did not arrive.
 * Refuses an edit of another version than stands, with what stands now.
 * @param takes the edit's input, whose fields are all given: what is left out is none.
 */
export function isToDo({ shape }: { shape: object }, edit: Versioned, stands: Versioned): boolean {
  const fields = Object.keys(shape).filter((field) => !notItsOwn.includes(field))
  if (fields.every((field) => isDeepStrictEqual(sent(edit[field]), sent(stands[field])))) return false
  refuseOlder(edit.version, stands)
  return true
}
