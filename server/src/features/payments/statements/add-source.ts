import { randomUUID } from 'node:crypto'
import type { StatementKind } from '@mwc/contract/payments/statement-kinds'
import type { StatementSource } from '@mwc/contract/payments/statement-desk.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Layout } from '../../../database/tables/statement-tables.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { sourceView } from './statement.views.ts'
import { findSource, insertLayout, insertSource } from './sources.repo.ts'

/** Says once how the files of a source are read. Refuses a name in use with `statements.nameTaken`. */
export async function addSource(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { kind, name, ...layout }: { kind: StatementKind; name: string } & Layout,
): Promise<StatementSource> {
  return inTransaction(deps.db, async (tx) => {
    const id = randomUUID()
    const at = toDate(deps.clock.now())
    const isAdded = await insertSource(tx, { id, kind, name, layout, added_at: at })
    const row = isAdded ? await findSource(tx, id) : undefined
    if (!row) throw new Refusal('statements.nameTaken')
    await insertLayout(tx, { source_id: id, version: row.version, layout, since: at })
    const record = { kind: 'statementSource', id } as const
    await recordAct(tx, deps, by, { act: 'statements.addSource', record, before: null, after: { kind, name, ...layout } })
    return sourceView(row, by.role)
  })
}
