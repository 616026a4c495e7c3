import type { Work } from '../../jobs/poll-for-work.ts'
import { runEvery } from '../../jobs/run-every.ts'
import type { Dependencies } from '../../dependencies.ts'
import { remindOfVouchers } from './remind-of-vouchers.ts'

const minuteSeconds = 60

/** Reminds of vouchers that end soon. */
export function campaignHousekeeping(deps: Dependencies): Work[] {
  return [runEvery(minuteSeconds, deps, 'campaigns.remind', () => remindOfVouchers(deps))]
}
