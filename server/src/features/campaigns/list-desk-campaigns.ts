import type { listDeskCampaigns as endpoint } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deskCampaignView } from './campaign-desk.views.ts'
import { type CampaignColumn, campaigns } from './campaigns.repo.ts'

/** A page of all campaigns, the latest start first. */
export async function listDeskCampaigns(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<CampaignColumn>,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, campaigns(db), asked)
  return { rows: rows.map((row) => deskCampaignView(row, clock.now())), ...counted }
}
