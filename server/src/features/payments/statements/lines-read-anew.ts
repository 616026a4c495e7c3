import type { Db } from '../../../database/database.ts'
import type { ReadLine } from './read-lines.ts'
import { countReadOtherwise, type SourceRow } from './sources.repo.ts'

/** Lines that one statement looks up. */
const batch = 5_000

/**
 * The lines of a file that no file brought while its source was read otherwise. Read by other columns a line says something
 * else, so it is known by its text, and by its place among the lines of its file that are written alike.
 */
export async function linesReadAnew(db: Db, source: SourceRow, lines: ReadLine[]): Promise<ReadLine[]> {
  if (source.version === 1) return lines
  const known = new Map<string, number>()
  for (let start = 0; start < lines.length; start += batch) {
    const texts = [...new Set(lines.slice(start, start + batch).map(({ raw }) => raw))]
    for (const [raw, n] of await countReadOtherwise(db, source, texts)) known.set(raw, n)
  }
  const met = new Map<string, number>()
  return lines.filter(({ raw }) => {
    const ordinal = (met.get(raw) ?? 0) + 1
    met.set(raw, ordinal)
    return ordinal > (known.get(raw) ?? 0)
  })
}
