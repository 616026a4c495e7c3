import { toInstant } from '../../../ports/clock.ts'
import { isDormant } from './member.rules.ts'

/** Whether an account was unused for so long that a code alone does not open it: a password does, or staff. */
export function needsKnownHolder({ last_used_at: lastUsedAt }: { last_used_at: Date }, now: Temporal.Instant): boolean {
  return isDormant(toInstant(lastUsedAt), now)
}
