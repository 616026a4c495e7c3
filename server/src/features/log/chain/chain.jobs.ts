import type { Dependencies } from '../../../dependencies.ts'
import type { Work } from '../../../jobs/poll-for-work.ts'
import { selectNextSealing } from './chain.repo.ts'
import { sealLog } from './seal-log.ts'

/** Chains what was written in the log, and signs each day's head. */
export function logHousekeeping(deps: Dependencies): Work[] {
  return [{ name: 'log.seal', dueAt: selectNextSealing, run: () => sealLog(deps) }]
}
