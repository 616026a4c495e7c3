import type { Membership } from '@mwc/contract/membership/membership.schemas'

const dayMs = 86_400_000

/**
 * What an older answer about a member still says on a day (`YYYY-MM-DD`, Singapore); a clock set back adds no days.
 * Null when its running membership has ended since.
 */
export function asOfDay<Answer extends { membership: Membership }>(answer: Answer, today: string): Answer | null {
  const { membership } = answer
  if (membership.status !== 'active' || membership.lastDay === null) return answer
  const daysLeft = (Date.parse(membership.lastDay) - Date.parse(today)) / dayMs + 1
  if (daysLeft < 1) return null
  return { ...answer, membership: { ...membership, daysLeft: Math.min(daysLeft, membership.daysLeft) } }
}
