import type { Campaign, Reward } from '@mwc/contract/campaigns/campaigns.schemas'
import type { CampaignStatus } from '@mwc/contract/campaigns/campaign-kinds'
import type { Language } from '@mwc/contract/language/language'
import { toInstant } from '../../ports/clock.ts'
import { isJustClaimed, isSoldOut, phaseOf, voucherState } from './campaign.rules.ts'
import type { CampaignRow } from './campaigns.repo.ts'
import { periodOf } from './period-of-campaign.ts'
import type { ClaimRow } from './claims.repo.ts'

/** Where a campaign that has begun stands for a member. */
export function statusFor(row: CampaignRow, claimed: ReadonlySet<string>, now: Temporal.Instant): CampaignStatus {
  if (claimed.has(row.id)) return 'claimed'
  return phaseOf(periodOf(row), now) === 'ended' ? 'ended' : 'open'
}

export function campaignView(row: CampaignRow, status: CampaignStatus, language: Language): Campaign {
  const soldOut = isSoldOut(row)
  return {
    id: row.id,
    name: row.name[language],
    text: row.text[language],
    picture: row.picture,
    startsAt: row.starts_at.toISOString(),
    endsAt: (row.ended_at && row.ended_at < row.ends_at ? row.ended_at : row.ends_at).toISOString(),
    rewardKind: row.reward_kind,
    rewardMonths: row.reward_months,
    voucherName: row.voucher_name?.[language] ?? null,
    status,
    autoClaim: row.auto_claim,
    left: row.stock === null ? null : row.stock - row.claimed,
    soldOut,
    canClaim: status === 'open' && !soldOut,
  }
}

/** A claim as the member's reward. Free months are in the membership already, so they are used. */
export function rewardView(
  row: ClaimRow,
  language: Language,
  { now, today }: { now: Temporal.Instant; today: Temporal.PlainDate },
): Reward {
  const lastDay = row.voucher_last === null ? null : Temporal.PlainDate.from(row.voucher_last)
  const state = lastDay ? voucherState({ lastDay, used: row.used_at !== null }, today) : 'used'
  return {
    id: row.id,
    voucherId: row.voucher_id,
    campaignId: row.campaign_id,
    kind: lastDay ? 'voucher' : 'freeMonths',
    state,
    name: (row.voucher_name ?? row.name)[language],
    text: row.text[language],
    picture: row.picture,
    months: row.months,
    terms: row.voucher_terms?.[language] ?? null,
    validFrom: row.voucher_first ?? row.term_first,
    validTo: row.voucher_last ?? row.term_last,
    daysLeft: lastDay && state === 'ready' ? today.until(lastDay, { largestUnit: 'days' }).days + 1 : null,
    claimedAt: row.at.toISOString(),
    usedAt: row.used_at?.toISOString() ?? null,
    justClaimed: isJustClaimed(toInstant(row.at), now),
  }
}
