import type { Dependencies } from '../../dependencies.ts'
import { updateWindow } from './windows.repo.ts'
import { changeWindow, type WindowChange } from './change-window.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Ends the window that is on. One that began this very millisecond lasts one. */
export async function endWindow(deps: Needed, id: string): Promise<WindowChange> {
  return changeWindow(deps, id, ['on'], (tx, row, _phase, now) =>
    updateWindow(tx, id, { ends_at: new Date(Math.max(now.epochMilliseconds, row.starts_at.getTime() + 1)) }),
  )
}
