import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import type { WindowAct, WindowPhase } from '@mwc/contract/maintenance/window-phases'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { recordAct } from '../log/record-act.ts'
import type { Actor } from '../log/read-actor.ts'
import { lockWindow, lockWindows, type WindowRow } from './windows.repo.ts'
import { actsOn } from './maintenance.rules.ts'
import { deskWindowView, loggedWindow } from './windows.views.ts'
import { refuseOverlap } from './refuse-overlap.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Why an act cannot be done to a window in a phase. */
const whyNot: Record<WindowPhase, RefusalReason> = {
  upcoming: 'maintenance.notBegun',
  on: 'maintenance.begun',
  over: 'maintenance.over',
  cancelled: 'maintenance.over',
}

/**
 * Does an act to a locked window whose phase allows it, and answers with it as it is then.
 * @param change answers null where nothing is left to do.
 */
export async function changeWindow(
  deps: Needed,
  by: Actor,
  { act, id }: { act: WindowAct; id: string },
  change: (tx: Tx, before: WindowRow, phase: WindowPhase, now: Temporal.Instant) => Promise<WindowRow | null>,
): Promise<DeskWindow> {
  const write = () =>
    inTransaction(deps.db, async (tx) => {
      await lockWindows(tx)
      const row = await lockWindow(tx, id)
      if (!row) throw new Refusal('maintenance.notFound')
      const now = deps.clock.now()
      const before = deskWindowView(row, now)
      if (!actsOn(before.phase).includes(act)) throw new Refusal(whyNot[before.phase])
      const changed = await change(tx, row, before.phase, now)
      if (!changed) return before
      const after = deskWindowView(changed, now)
      await recordAct(tx, deps, by, {
        act: `maintenance.${act}`,
        record: { kind: 'maintenanceWindow', id },
        before: loggedWindow(before),
        after: loggedWindow(after),
      })
      return after
    })
  return refuseOverlap(deps, write)
}
