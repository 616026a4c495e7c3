import type { Work } from '../../jobs/poll-for-work.ts'
import { runEvery } from '../../jobs/run-every.ts'
import type { Parts } from '../../dependencies.ts'
import { forgetAged } from './forget-aged.ts'
import { forgetLostPhotos } from './forget-lost-photos.ts'
import { forgetUnusedAccounts } from './forget-unused-accounts.ts'

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

/** Deletes what is older than the table of ages says. */
export function dataLifeHousekeeping(parts: Parts): Work[] {
  return [
    runEvery(hourSeconds, parts, 'data-life.rows', () => forgetAged(parts)),
    runEvery(daySeconds, parts, 'data-life.accounts', () => forgetUnusedAccounts(parts)),
    runEvery(daySeconds, parts, 'data-life.photos', () => forgetLostPhotos(parts)),
  ]
}
