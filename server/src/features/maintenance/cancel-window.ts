import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import type { Actor } from '../log/read-actor.ts'
import { updateWindow } from './windows.repo.ts'
import { changeWindow } from './change-window.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Calls off a window that has not begun. */
export async function cancelWindow(deps: Needed, by: Actor, id: string): Promise<DeskWindow> {
  return changeWindow(deps, by, { act: 'cancel', id }, (tx, _row, _phase, now) => updateWindow(tx, id, { cancelled_at: toDate(now) }))
}
