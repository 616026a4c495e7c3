import type { WholeImport } from '@mwc/contract/imports/import-desk.schemas'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { refuseOlder } from '../../http/edit-of-version.ts'
import { Refusal } from '../../http/refusal.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import type { StaffActor } from '../log/read-actor.ts'
import { beginApplying, lockImport } from './imports.repo.ts'
import { isCountRight, refusalOf } from './imports.rules.ts'
import { standingOf } from './imports.views.ts'
import { readImport } from './read-import.ts'

/**
 * Has a file applied as it was looked at, which goes on by itself; what is begun already is answered.
 * Many new members are only made where their number was typed.
 */
export async function applyImport(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'queue'>,
  by: StaffActor,
  { id, version, reason, count }: { id: string; version: number; reason: string; count?: number | undefined },
): Promise<WholeImport> {
  return inTransaction(deps.db, async (tx) => {
    const file = await lockImport(tx, id)
    if (!file) throw new Refusal('imports.notFound')
    const isSame = file.version === version
    if (isSame && (file.state === 'applying' || file.state === 'done')) return readImport(deps, tx, id)
    const refusal = refusalOf('apply', standingOf(file), deps.clock.now())
    if (refusal) throw new Refusal(refusal)
    refuseOlder(version, { version: file.version, added: file.added, changed: file.changed })
    if (!isCountRight(file.added, count)) throw new Refusal('imports.otherCount')
    const { staffId, username, addressHash, requestId } = by
    const at = toDate(deps.clock.now())
    await beginApplying(tx, id, { at, by: staffId, as: { username, addressHash, requestId }, reason })
    const after = { file: file.name, rows: file.rows, added: file.added, changed: file.changed, changes: file.layout?.changes ?? [] }
    await recordAct(tx, deps, by, { act: 'imports.apply', record: { kind: 'memberImport', id }, reason, before: null, after })
    await deps.queue.wake(tx)
    return readImport(deps, tx, id)
  })
}
