import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { dayOf } from '../../../ports/clock.ts'
import { type ReadFile, readLines } from './read-lines.ts'
import { findSource, type SourceRow } from './sources.repo.ts'

/** Reads a file by the layout of its source; refuses with `statements.sourceUnknown`. */
export async function readFileOf(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, content }: { id: string; content: string },
): Promise<ReadFile & { source: SourceRow }> {
  const source = await findSource(db, id)
  if (!source) throw new Refusal('statements.sourceUnknown')
  return { source, ...(await readLines(Buffer.from(content, 'base64'), source.layout, dayOf(clock.now()).toString())) }
}
