import { randomUUID } from 'node:crypto'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { keepFile as endpoint } from '@mwc/contract/payments/statement-desk.calls'
import type { keepFileInput } from '@mwc/contract/payments/statement-desk.schemas'
import type * as z from 'zod/mini'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { refuseOlder } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { readFileOf } from './read-file-of.ts'
import { findNewLines } from './find-new-lines.ts'
import { findSource } from './sources.repo.ts'
import { insertFile, insertLines } from './statements.repo.ts'
import { takeSource } from './take-source.ts'

/** Lines that one statement writes. */
const batch = 1_000

/**
 * Keeps every line of a file or none, but for those that other files brought. They are matched soon afterwards.
 * Refuses a file that was looked at before it was said otherwise how its source is read.
 */
export async function keepFile(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'queue'>,
  by: StaffActor,
  file: z.output<typeof keepFileInput>,
): Promise<OutputOf<typeof endpoint>> {
  const read = await readFileOf(deps, file)
  const { source, encoding, lines, faults } = read
  if (faults.length > 0 || encoding === null) throw new Refusal('statements.unreadable')
  return inTransaction(deps.db, async (tx) => {
    // Nobody else keeps a file of this source between the look at what is kept and what is added to it.
    await takeSource(tx, source.id)
    const stands = await findSource(tx, source.id)
    if (stands) refuseOlder(file.version, { version: stands.version, ...stands.layout })
    const id = randomUUID()
    const kept = { id, source_id: source.id, name: file.name, encoding, layout_version: source.version }
    await insertFile(tx, { ...kept, at: toDate(deps.clock.now()), staff_id: by.staffId })
    const { added, known, alike } = await findNewLines(tx, source.id, read)
    for (let start = 0; start < added.length; start += batch) {
      const rows = added.slice(start, start + batch).map(({ amountCents, ...line }) => {
        const state = amountCents > 0 ? ('new' as const) : ('out' as const)
        return { id: randomUUID(), source_id: source.id, file_id: id, amount_cents: amountCents, state, ...line }
      })
      await insertLines(tx, rows)
    }
    const counts = { lines: lines.length, known, alike }
    const after = { source: source.name, file: file.name, encoding, ...counts }
    await recordAct(tx, deps, by, { act: 'statements.keepFile', record: { kind: 'statementFile', id }, before: null, after })
    await deps.queue.wake(tx)
    return { id, ...counts }
  })
}
