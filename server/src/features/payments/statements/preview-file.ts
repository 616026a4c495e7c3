import type { FilePreview } from '@mwc/contract/payments/statement-desk.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import { readFileOf } from './read-file-of.ts'
import { findNewLines } from './find-new-lines.ts'

/** Lines that are shown of a file. */
const shown = 20

/** What a file would bring, and each line that keeps it out. */
export async function previewFile(deps: Pick<Dependencies, 'db' | 'clock'>, asked: { id: string; content: string }): Promise<FilePreview> {
  const file = await readFileOf(deps, asked)
  const { source, encoding, lines, faults } = file
  const { known, alike } = await findNewLines(deps.db, source.id, file)
  const days = lines.map(({ day }) => day).toSorted()
  return {
    version: source.version,
    encoding,
    lines: lines.length,
    known,
    alike,
    sumCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    sample: lines.slice(0, shown).map(({ number, day, amountCents, reference, code }) => ({ number, day, amountCents, reference, code })),
    faults,
  }
}
