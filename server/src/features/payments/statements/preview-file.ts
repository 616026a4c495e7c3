import type { FilePreview } from '@mwc/contract/payments/statement-desk.schemas'
import type { Db } from '../../../database/database.ts'
import { readFileOf } from './read-file-of.ts'
import { linesReadAnew } from './lines-read-anew.ts'
import { countKnown } from './statements.repo.ts'

/** Lines that are shown of a file, and looked up at once. */
const [shown, batch] = [20, 5_000]

/** What a file would bring, and each line that keeps it out. */
export async function previewFile(db: Db, asked: { id: string; content: string }): Promise<FilePreview> {
  const { source, encoding, lines, faults } = await readFileOf(db, asked)
  const anew = await linesReadAnew(db, source, lines)
  let known = lines.length - anew.length
  for (let start = 0; start < anew.length; start += batch) {
    const identities = anew.slice(start, start + batch).map(({ identity }) => identity)
    known += await countKnown(db, asked.id, identities)
  }
  const days = lines.map(({ day }) => day).toSorted()
  return {
    version: source.version,
    encoding,
    lines: lines.length,
    known,
    sumCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    sample: lines.slice(0, shown).map(({ number, day, amountCents, reference, code }) => ({ number, day, amountCents, reference, code })),
    faults,
  }
}
