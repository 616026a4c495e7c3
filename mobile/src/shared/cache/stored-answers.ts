import { readStored, writeStored } from '../storage/storage.ts'

/** `at`: by the server's clock, ms since 1970. `of`: the member number of its owner; none for what everybody may read. */
export type StoredAnswer = { key: readonly unknown[]; at: number; data: unknown; of?: string }
type Under = 'KEPT_ANSWERS' | 'KEPT_CONTENT'

/** Some twenty lists and items are a few hundred kB. */
const mostAnswers = 24
const longest = 400_000

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isAnswer = (one: Partial<StoredAnswer> | null): one is StoredAnswer =>
  Array.isArray(one?.key) && typeof one.at === 'number' && (one.of === undefined || typeof one.of === 'string')

type OldAnswer = { at?: number; data?: unknown; rest?: unknown } | null

/** An answer as builds before stored it: under the name that its key begins with. */
function fromOld([name, answer]: [string, OldAnswer], of?: string): Partial<StoredAnswer> {
  const rest = Array.isArray(answer?.rest) ? (answer.rest as unknown[]) : []
  return { key: [name, ...rest], ...(answer?.at !== undefined && { at: answer.at }), data: answer?.data, ...(of !== undefined && { of }) }
}

/** What builds before stored under this key or one of its own. */
function oldAnswers(under: Under, stored: unknown): Partial<StoredAnswer>[] {
  if (under === 'KEPT_CONTENT') {
    const programme = parse(readStored('localStorage', 'KEPT_PROGRAMME')) as OldAnswer
    return programme ? [fromOld(['programme', programme])] : []
  }
  const { of, answers } = (stored ?? {}) as { of?: unknown; answers?: unknown }
  if (typeof of !== 'string' || typeof answers !== 'object' || answers === null) return []
  return Object.entries(answers as Record<string, OldAnswer>).map((one) => fromOld(one, of))
}

/** The answers that are stored under a key, the newest first: those that everybody may read, or a member's own. */
export function listStored(under: Under, of?: string): StoredAnswer[] {
  const stored = parse(readStored('localStorage', under))
  const all = [...(Array.isArray(stored) ? (stored as Partial<StoredAnswer>[]) : []), ...oldAnswers(under, stored)]
  return all.filter((one) => isAnswer(one) && one.of === of) as StoredAnswer[]
}

/** Lets go of the oldest that are too many; the newest of each name stays as long as there is another. */
function trim(all: StoredAnswer[]): StoredAnswer[] {
  const nameOf = ({ key }: StoredAnswer) => key[0]
  while (all.length > mostAnswers || (all.length > 1 && JSON.stringify(all).length > longest)) {
    // Without one to spare this is the last.
    all.splice(
      all.findLastIndex((one, at) => all.findIndex((other) => nameOf(other) === nameOf(one)) < at),
      1,
    )
  }
  return all
}

/** Stores an answer in the place of an older one to the same question. */
export function storeAnswer(under: Under, answer: StoredAnswer): void {
  const same = JSON.stringify(answer.key)
  const others = listStored(under, answer.of).filter(({ key }) => JSON.stringify(key) !== same)
  if (writeStored('localStorage', under, JSON.stringify(trim([answer, ...others]))) && under === 'KEPT_CONTENT')
    writeStored('localStorage', 'KEPT_PROGRAMME', null)
}

/** Stores a member's answers as this makes them; null drops one. */
export function changeStored(of: string, change: (answer: StoredAnswer) => StoredAnswer | null): void {
  const changed = listStored('KEPT_ANSWERS', of).map(change)
  writeStored('localStorage', 'KEPT_ANSWERS', JSON.stringify(changed.filter(Boolean)))
}
