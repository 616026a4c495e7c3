import { setImmediate } from 'node:timers/promises'
import type { Db } from '../../../database/database.ts'
import { contentOf, type LineText, withoutNumber } from './known-lines.rules.ts'
import type { ReadFile, ReadLine } from './read-lines.ts'
import { type KeptLine, linesSaying, linesWritten } from './statements.repo.ts'

/** Lines that one statement looks up, and that are compared before others have their turn. */
const batch = 5_000

/**
 * The lines of a file that no file of its source brought. A kept line that is written alike, but for its number in its file, is
 * the same line; one that only says the same may be another payment of that day, or the same in a file that was saved anew.
 * @returns `alike`: how many of the new ones say the same as kept lines that this file does not have
 */
export async function findNewLines(
  db: Db,
  sourceId: string,
  { lines, numbering }: Pick<ReadFile, 'lines' | 'numbering'>,
): Promise<{ added: ReadLine[]; known: number; alike: number }> {
  const found = new Map<string, KeptLine>()
  for (const texts of batches([...new Set(lines.map(({ raw }) => raw))]))
    for (const line of await linesWritten(db, sourceId, texts)) found.set(line.id, line)
  const written = await pairOff({ lines, kept: [...found.values()] }, ({ raw }) => raw)
  for (const said of batches([...new Map(written.lines.map((line) => [contentOf(line), line])).values()]))
    for (const line of await linesSaying(db, sourceId, said)) if (!found.has(line.id)) written.kept.push(line)
  const numbered = numbering.places.length > 0
  const { lines: added, kept } = numbered ? await pairOff(written, (line) => withoutNumber(line, numbering)) : written
  const { lines: unlike } = await pairOff({ lines: added, kept }, contentOf)
  return { added, known: lines.length - added.length, alike: added.length - unlike.length }
}

type Lines = { lines: ReadLine[]; kept: KeptLine[] }

/** Pairs lines with kept ones of the same key, one with one; answers with those that have none. Null is like nothing. */
async function pairOff({ lines, kept }: Lines, keyOf: (line: LineText) => string | null): Promise<Lines> {
  const waiting = new Map<string | null, KeptLine[]>()
  for (const some of batches(kept)) {
    await setImmediate()
    for (const line of some) waiting.getOrInsertComputed(keyOf(line), () => []).push(line)
  }
  const alone: ReadLine[] = []
  for (const some of batches(lines)) {
    await setImmediate()
    for (const line of some) {
      const key = keyOf(line)
      if (key === null || !waiting.get(key)?.pop()) alone.push(line)
    }
  }
  return { lines: alone, kept: [...waiting.values()].flat() }
}

function* batches<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += batch) yield all.slice(start, start + batch)
}
