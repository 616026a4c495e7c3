import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { updateWindow } from './windows.repo.ts'
import { changeWindow, type WindowChange } from './change-window.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Calls off a window that has not begun. */
export async function cancelWindow(deps: Needed, id: string): Promise<WindowChange> {
  return changeWindow(deps, id, ['upcoming'], (tx, _row, _phase, now) => updateWindow(tx, id, { cancelled_at: toDate(now) }))
}
