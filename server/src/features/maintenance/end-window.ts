import type { DeskWindow } from '@mwc/contract/maintenance/maintenance-desk.schemas'
import type { Dependencies } from '../../dependencies.ts'
import type { Actor } from '../log/read-actor.ts'
import { updateWindow } from './windows.repo.ts'
import { changeWindow } from './change-window.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Ends the window that is on. One that began this very millisecond lasts one. */
export async function endWindow(deps: Needed, by: Actor, id: string): Promise<DeskWindow> {
  return changeWindow(deps, by, { act: 'end', id }, (tx, row, _phase, now) =>
    updateWindow(tx, id, { ends_at: new Date(Math.max(now.epochMilliseconds, row.starts_at.getTime() + 1)) }),
  )
}
