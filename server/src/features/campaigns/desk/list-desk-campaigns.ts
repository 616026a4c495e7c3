import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import { type AskedPage, type ListPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { campaignActsFor } from '../campaign.rules.ts'
import { campaignFacts } from './campaign-desk.views.ts'
import { type CampaignColumn, type CampaignFilter, campaigns } from './campaign-list.repo.ts'

/** A page of the campaigns that fit a filter. */
export async function listDeskCampaigns(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<CampaignColumn> & CampaignFilter,
  role: StaffRole,
): Promise<ListPage<DeskCampaign>> {
  const now = clock.now()
  const { rows, ...counted } = await pageOfList(db, campaigns(db, asked, toDate(now)), asked)
  const shown = rows.map((row) => campaignFacts(row, now))
  return { rows: shown.map((facts) => ({ ...facts, may: campaignActsFor(role, facts) })), ...counted }
}
