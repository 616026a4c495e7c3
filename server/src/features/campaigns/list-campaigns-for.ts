import type { CampaignStatus } from '@mwc/contract/campaigns/campaign-kinds'
import type { listCampaigns } from '@mwc/contract/campaigns/campaigns.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { readSettings } from '../programme/read-settings.ts'
import { readMemberFacts } from './audience.repo.ts'
import { isFor } from './campaign.rules.ts'
import { listBegun } from './campaigns.repo.ts'
import { campaignView, statusFor } from './campaigns.views.ts'
import { selectClaims } from './claims.repo.ts'

type Reader = { memberId: string; language: Language }

/** What `listCampaignsFor` needs to have been asked alongside who asks. */
export const alongsideCampaigns = selectClaims

/** A page of the campaigns that are, or were, for this member; those that ended come newest end first. */
export async function listCampaignsFor(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { memberId, language }: Reader,
  { status, page, pageSize }: { status: CampaignStatus; page: number; pageSize: number },
  claims: { campaign_id: string }[],
): Promise<OutputOf<typeof listCampaigns>> {
  const now = clock.now()
  const settings = await readSettings(db)
  const [rows, member] = await Promise.all([listBegun(db, toDate(now)), readMemberFacts(db, memberId, settings, now)])
  const claimed = new Set(claims.map(({ campaign_id }) => campaign_id))
  // What was claimed stays listed, whatever the member has become since.
  const mine = rows.filter(
    (row) => statusFor(row, claimed, now) === status && (status === 'claimed' || isFor(row.audience, member, dayOf(now))),
  )
  if (status !== 'open') mine.reverse()
  const shown = mine.slice((page - 1) * pageSize, page * pageSize)
  return { campaigns: shown.map((row) => campaignView(row, status, language)), page, pageSize, total: mine.length }
}
