import type { listCampaignClaims as endpoint } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { CampaignClaim } from '@mwc/contract/campaigns/campaign-desk.schemas'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { dayOf } from '../../../ports/clock.ts'
import { voucherState } from '../campaign.rules.ts'
import { campaignClaims, type ClaimColumn, type DeskClaimRow } from './campaign-list.repo.ts'

function claimView(row: DeskClaimRow, today: Temporal.PlainDate): CampaignClaim {
  const { last_day: lastDay, used_at: usedAt } = row
  const state = lastDay === null ? 'used' : voucherState({ lastDay: Temporal.PlainDate.from(lastDay), used: usedAt !== null }, today)
  return {
    id: row.id,
    member: { id: row.member_id, memberNumber: row.member_number, fullName: row.full_name },
    at: row.at.toISOString(),
    state,
    voucherLastDay: lastDay,
    voucherUsedAt: usedAt?.toISOString() ?? null,
  }
}

/** A page of who claimed a campaign. */
export async function listCampaignClaims(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<ClaimColumn> & { campaignId?: string | undefined },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, campaignClaims(db, asked), asked)
  const today = dayOf(clock.now())
  return { rows: rows.map((row) => claimView(row, today)), ...counted }
}
