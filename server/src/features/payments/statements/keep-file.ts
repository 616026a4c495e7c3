import { randomUUID } from 'node:crypto'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { keepFile as endpoint } from '@mwc/contract/payments/statement-desk.calls'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { readFileOf } from './read-file-of.ts'
import { insertFile, insertLines } from './statements.repo.ts'

/** Lines that one statement writes. */
const batch = 1_000

/** Keeps every line of a file or none, and those that another file brought once. They are matched soon afterwards. */
export async function keepFile(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'queue'>,
  by: StaffActor,
  file: { id: string; name: string; content: string },
): Promise<OutputOf<typeof endpoint>> {
  const { source, encoding, lines, faults } = await readFileOf(deps.db, file)
  if (faults.length > 0 || encoding === null) throw new Refusal('statements.unreadable')
  return inTransaction(deps.db, async (tx) => {
    const id = randomUUID()
    await insertFile(tx, { id, source_id: source.id, name: file.name, encoding, at: toDate(deps.clock.now()), staff_id: by.staffId })
    let added = 0
    for (let start = 0; start < lines.length; start += batch) {
      const rows = lines.slice(start, start + batch).map(({ amountCents, ...line }) => {
        const state = amountCents > 0 ? ('new' as const) : ('out' as const)
        return { id: randomUUID(), source_id: source.id, file_id: id, amount_cents: amountCents, state, ...line }
      })
      added += await insertLines(tx, rows)
    }
    const kept = { id, lines: lines.length, known: lines.length - added }
    const after = { source: source.name, file: file.name, encoding, lines: kept.lines, known: kept.known }
    await recordAct(tx, deps, by, { act: 'statements.keepFile', record: { kind: 'statementFile', id }, before: null, after })
    await deps.queue.wake(tx)
    return kept
  })
}
