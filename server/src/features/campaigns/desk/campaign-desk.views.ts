import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import { phaseOf } from '../campaign.rules.ts'
import type { CampaignRow } from '../campaigns.repo.ts'
import { periodOf } from '../period-of-campaign.ts'

/** A campaign as the log keeps it: what a reader may do says nothing there. */
export type CampaignFacts = Omit<DeskCampaign, 'may'>

export function campaignFacts(row: CampaignRow, now: Temporal.Instant): CampaignFacts {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    text: row.text,
    picture: row.picture,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    phase: phaseOf(periodOf(row), now),
    stock: row.stock,
    claimed: row.claimed,
    autoClaim: row.auto_claim,
    ...row.audience,
    rewardKind: row.reward_kind,
    rewardMonths: row.reward_months,
    voucherName: row.voucher_name,
    voucherTerms: row.voucher_terms,
    voucherDays: row.voucher_days,
    worthCents: row.worth_cents,
    voucherShopIds: row.voucher_shops,
  }
}
