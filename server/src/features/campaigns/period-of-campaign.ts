import { toInstant } from '../../ports/clock.ts'
import type { Period } from './campaign.rules.ts'
import type { CampaignRow } from './campaigns.repo.ts'

/** Times of a campaign as they are stored. */
export function periodOf({ starts_at, ends_at, ended_at }: Pick<CampaignRow, 'starts_at' | 'ends_at' | 'ended_at'>): Period {
  return { startsAt: toInstant(starts_at), endsAt: toInstant(ends_at), endedAt: ended_at && toInstant(ended_at) }
}
