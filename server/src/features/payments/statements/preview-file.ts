import type { FilePreview } from '@mwc/contract/payments/statement-desk.schemas'
import type { Db } from '../../../database/database.ts'
import { readFileOf } from './read-file-of.ts'
import { countKnown } from './statements.repo.ts'

/** Lines that are shown of a file, and looked up at once. */
const [shown, batch] = [20, 5_000]

/** What a file would bring, and each line that keeps it out. */
export async function previewFile(db: Db, asked: { id: string; content: string }): Promise<FilePreview> {
  const { encoding, lines, faults } = await readFileOf(db, asked)
  let known = 0
  for (let start = 0; start < lines.length; start += batch) {
    const identities = lines.slice(start, start + batch).map(({ identity }) => identity)
    known += await countKnown(db, asked.id, identities)
  }
  const days = lines.map(({ day }) => day).toSorted()
  return {
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
