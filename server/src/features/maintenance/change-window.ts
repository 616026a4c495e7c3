import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import type { WindowPhase } from '@mwc/contract/maintenance/window-phases'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { lockWindow, lockWindows, type WindowRow } from './windows.repo.ts'
import { deskWindowView } from './windows.views.ts'
import { refuseOverlap } from './refuse-overlap.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

export type WindowChange = { before: DeskWindow | null; after: DeskWindow }

/** What may be done to a window in each of its phases but the wanted ones. */
const whyNot: Record<WindowPhase, RefusalReason> = {
  upcoming: 'maintenance.notBegun',
  on: 'maintenance.begun',
  over: 'maintenance.over',
  cancelled: 'maintenance.over',
}

/** Changes a locked window that is in one of the wanted phases, and answers with it before and after. */
export async function changeWindow(
  deps: Needed,
  id: string,
  wanted: WindowPhase[],
  change: (tx: Tx, before: WindowRow, phase: WindowPhase, now: Temporal.Instant) => Promise<WindowRow>,
): Promise<WindowChange> {
  const write = () =>
    inTransaction(deps.db, async (tx) => {
      await lockWindows(tx)
      const row = await lockWindow(tx, id)
      if (!row) throw new Refusal('maintenance.notFound')
      const now = deps.clock.now()
      const before = deskWindowView(row, now)
      if (!wanted.includes(before.phase)) throw new Refusal(whyNot[before.phase])
      return { before, after: deskWindowView(await change(tx, row, before.phase, now), now) }
    })
  return refuseOverlap(deps, write)
}
