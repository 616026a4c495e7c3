import { startSweep } from '../../jobs/sweep.ts'
import type { Parts } from '../../parts.ts'
import { remindOfVouchers } from './remind-of-vouchers.ts'

const minuteMs = 60_000

/** Keeps reminding of vouchers that end soon. Answers with the way to stop. */
export function startCampaignSweeps(parts: Parts, onError: (error: unknown) => void): () => Promise<void> {
  return startSweep(minuteMs, () => remindOfVouchers(parts), onError)
}
