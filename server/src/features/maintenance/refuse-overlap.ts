import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { forgetWindows } from './find-window.ts'
import { isOverlap } from './windows.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Runs a write; one that lays a window over another is refused, whoever wrote the other a moment before. */
export async function refuseOverlap<T>({ db }: Needed, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (isOverlap(error)) throw new Refusal('maintenance.overlaps')
    throw error
  } finally {
    forgetWindows(db)
  }
}
