import { editSourceInput, type StatementSource } from '@mwc/contract/payments/statement-desk.schemas'
import type * as z from 'zod/mini'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { isToDo } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { findSource, insertLayout, isNameTaken, updateSource } from './sources.repo.ts'
import { sourceView } from './statement.views.ts'
import { takeSource } from './take-source.ts'

/**
 * Changes what a source is called and how its next files are read; lines that were kept stay as they were read.
 * Safe to repeat; refuses another version than stands.
 */
export async function editSource(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { id, version, note, name, ...layout }: z.output<typeof editSourceInput>,
): Promise<StatementSource> {
  return inTransaction(deps.db, async (tx) => {
    const source = (await takeSource(tx, id)) ? await findSource(tx, id) : undefined
    if (!source) throw new Refusal('statements.sourceUnknown')
    const before = { name: source.name, ...source.layout }
    if (!isToDo(editSourceInput, { version, name, ...layout }, { version: source.version, ...before })) return sourceView(source, by.role)
    if (await isNameTaken(tx, { id, name })) throw new Refusal('statements.nameTaken')
    const next = { name, layout, version: version + 1 }
    await updateSource(tx, id, next)
    await insertLayout(tx, { source_id: id, version: next.version, layout, since: toDate(deps.clock.now()) })
    const record = { kind: 'statementSource', id } as const
    await recordAct(tx, deps, by, { act: 'statements.editSource', record, reason: note, before, after: { name, ...layout } })
    return sourceView({ ...source, ...next }, by.role)
  })
}
