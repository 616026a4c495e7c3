import type { Dependencies } from '../../dependencies.ts'
import type { Work } from '../../jobs/poll-for-work.ts'
import { closeDays } from './close-days.ts'
import { selectNextCount } from './figures.repo.ts'

/** Counts the day that ended in Singapore. */
export function figureHousekeeping(deps: Dependencies): Work[] {
  return [{ name: 'figures.close', dueAt: selectNextCount, run: async () => void (await closeDays(deps)) }]
}
