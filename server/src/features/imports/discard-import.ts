import type { WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../http/refusal.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import type { StaffActor } from '../log/read-actor.ts'
import { deleteAllRows } from './import-rows.repo.ts'
import { deleteFaults, lockImport, setState } from './imports.repo.ts'
import { refusalOf } from './imports.rules.ts'
import { standingOf } from './imports.views.ts'
import { readImport } from './read-import.ts'

/** Puts a file aside that was not applied: its rows and faults are deleted, that it was there stays. Safe to repeat. */
export async function discardImport(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  id: string,
): Promise<WholeImport> {
  return inTransaction(deps.db, async (tx) => {
    const file = await lockImport(tx, id)
    if (!file) throw new Refusal('imports.notFound')
    if (file.state === 'discarded') return readImport(deps, tx, id)
    const refusal = refusalOf('discard', standingOf(file), deps.clock.now())
    if (refusal) throw new Refusal(refusal)
    await deleteAllRows(tx, id)
    await deleteFaults(tx, id)
    await setState(tx, id, 'discarded', toDate(deps.clock.now()))
    const after = { file: file.name }
    await recordAct(tx, deps, by, { act: 'imports.discard', record: { kind: 'memberImport', id }, before: null, after })
    return readImport(deps, tx, id)
  })
}
