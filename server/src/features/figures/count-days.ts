import type { Db } from '../../database/database.ts'
import { daysOf, type Window } from './counted-days.rules.ts'
import { countFlows } from './flows.repo.ts'
import { memberChanges, waitingChanges } from './member-days.repo.ts'
import { type Figure, sumsOver } from './running-sums.rules.ts'

/** Every figure of each day of a window, from the ledger. @param arrearsDays as they stood on these days */
export async function countDays(db: Db, window: Window, arrearsDays: number): Promise<Figure[]> {
  const days = daysOf(window)
  return [
    ...sumsOver(days, await memberChanges(db, window, arrearsDays)),
    ...sumsOver(days, await waitingChanges(db, window)),
    ...(await countFlows(db, window)),
  ]
}
