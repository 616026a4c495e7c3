import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listWindows as endpoint } from '@mwc/contract/maintenance/maintenance-desk.calls'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { WindowPhase } from '@mwc/contract/maintenance/window-phases'
import { toDate } from '../../ports/clock.ts'
import { type WindowColumn, windows } from './windows.repo.ts'
import { deskWindowView } from './windows.views.ts'

/** A page of the windows, all or of one phase. */
export async function listWindows(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<WindowColumn> & { phase?: WindowPhase | undefined },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, windows(db, asked.phase, toDate(clock.now())), asked)
  return { rows: rows.map((row) => deskWindowView(row, clock.now())), ...counted }
}
