import type { Work } from '../../jobs/poll-for-work.ts'
import { runEvery } from '../../jobs/run-every.ts'
import type { Dependencies } from '../../dependencies.ts'
import { forgetOldLog } from '../log/chain/forget-old-log.ts'
import { forgetAged } from './forget-aged.ts'
import { forgetLostFiles } from './forget-lost-files.ts'
import { forgetUnusedAccounts } from './forget-unused-accounts.ts'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

/** Deletes what is older than the table of ages says. */
export function dataLifeHousekeeping(deps: Dependencies): Work[] {
  return [
    runEvery(hourSeconds, deps, 'data-life.rows', () => forgetAged(deps)),
    runEvery(daySeconds, deps, 'data-life.accounts', () => forgetUnusedAccounts(deps)),
    runEvery(daySeconds, deps, 'data-life.log', () => forgetOldLog(deps)),
    runEvery(daySeconds, deps, 'data-life.photos', () => forgetLostFiles(deps)),
  ]
}
