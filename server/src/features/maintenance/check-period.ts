import { Refusal } from '../../http/refusal.ts'
import { type Period, whyUnfitting } from './maintenance.rules.ts'

/** Refuses a period that cannot be set now. */
export function checkPeriod(period: Period, begun: boolean, now: Temporal.Instant): void {
  const reason = whyUnfitting(period, begun, now)
  if (reason) throw new Refusal(reason)
}
