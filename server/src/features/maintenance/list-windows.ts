import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listWindows as endpoint } from '@mwc/contract/maintenance/maintenance-desk.calls'
import type { Dependencies } from '../../dependencies.ts'
import { pageOfWindows } from './windows.repo.ts'
import { deskWindowView } from './windows.views.ts'

/** A page of all windows, the latest start first. */
export async function listWindows(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, total } = await pageOfWindows(db, asked)
  return { windows: rows.map((row) => deskWindowView(row, clock.now())), total }
}
