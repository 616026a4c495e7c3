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
import { linesReadAnew } from './lines-read-anew.ts'
import { findSource, lockSource } from './sources.repo.ts'
import { insertFile, insertLines } from './statements.repo.ts'

/** Lines that one statement writes. */
const batch = 1_000

/**
 * Keeps every line of a file or none, and those that another file brought once. They are matched soon afterwards.
 * Refuses a file that was looked at before it was said otherwise how its source is read.
 */
export async function keepFile(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'queue'>,
  by: StaffActor,
  file: z.output<typeof keepFileInput>,
): Promise<OutputOf<typeof endpoint>> {
  const { source, encoding, lines, faults } = await readFileOf(deps.db, file)
  if (faults.length > 0 || encoding === null) throw new Refusal('statements.unreadable')
  return inTransaction(deps.db, async (tx) => {
    await lockSource(tx, source.id, 'share')
    const stands = await findSource(tx, source.id)
    if (stands) refuseOlder(file.version, { version: stands.version, ...stands.layout })
    const id = randomUUID()
    const kept = { id, source_id: source.id, name: file.name, encoding, layout_version: source.version }
    await insertFile(tx, { ...kept, at: toDate(deps.clock.now()), staff_id: by.staffId })
    const anew = await linesReadAnew(tx, source, lines)
    let added = 0
    for (let start = 0; start < anew.length; start += batch) {
      const rows = anew.slice(start, start + batch).map(({ amountCents, ...line }) => {
        const state = amountCents > 0 ? ('new' as const) : ('out' as const)
        return { id: randomUUID(), source_id: source.id, file_id: id, amount_cents: amountCents, state, ...line }
      })
      added += await insertLines(tx, rows)
    }
    const counts = { lines: lines.length, known: lines.length - added }
    const after = { source: source.name, file: file.name, encoding, ...counts }
    await recordAct(tx, deps, by, { act: 'statements.keepFile', record: { kind: 'statementFile', id }, before: null, after })
    await deps.queue.wake(tx)
    return { id, ...counts }
  })
}
