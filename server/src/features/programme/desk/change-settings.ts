import { isDeepStrictEqual } from 'node:util'
import type { LogAct } from '@mwc/contract/log/acts'
import type { DeskSettings } from '@mwc/contract/programme/programme-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { refuseOlder } from '../../../http/edit-of-version.ts'
import type { Actor } from '../../log/read-actor.ts'
import { recordAct } from '../../log/record-act.ts'
import { lockSettings } from '../settings.repo.ts'
import { readDeskSettings } from './read-desk-settings.ts'

export type Changing = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'gateways'>

type Edit<Group extends keyof DeskSettings> = {
  act: LogAct
  group: Group
  wanted: Partial<DeskSettings[Group]>
  version: number
  note: string
  /** What stands, as an edit gives it; left out where it is read as it is given. */
  asGiven?: (stands: DeskSettings[Group]) => Record<string, unknown>
}

/**
 * Changes one group of settings, by an act with its reason. Refuses with `request.changedMeanwhile` an edit of another version
 * than stands, with what stands now, unless what it wants stands already: then its answer did not arrive.
 * @param change writes the group with its next version.
 */
export async function changeSettings<Group extends keyof DeskSettings>(
  deps: Changing,
  by: Actor,
  { act, group, wanted, version, note, asGiven }: Edit<Group>,
  change: (tx: Tx, before: DeskSettings[Group], nextVersion: number) => Promise<void>,
): Promise<DeskSettings> {
  return inTransaction(deps.db, async (tx) => {
    await lockSettings(tx)
    const stands = await readDeskSettings(tx, deps)
    const before = stands[group]
    if (isDeepStrictEqual({ ...before, ...wanted }, before)) return stands
    refuseOlder(version, { version: before.version, ...(asGiven?.(before) ?? before) })
    await change(tx, before, version + 1)
    const changed = await readDeskSettings(tx, deps)
    await recordAct(tx, deps, by, { act, record: { kind: 'setting', id: group }, reason: note, before, after: changed[group] })
    return changed
  })
}
