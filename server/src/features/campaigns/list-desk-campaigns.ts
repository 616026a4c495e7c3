import type { listDeskCampaigns as endpoint } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Dependencies } from '../../dependencies.ts'
import { deskCampaignView } from './campaign-desk.views.ts'
import { pageOfCampaigns } from './campaigns.repo.ts'

/** A page of all campaigns, the latest start first. */
export async function listDeskCampaigns(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, total } = await pageOfCampaigns(db, asked)
  return { campaigns: rows.map((row) => deskCampaignView(row, clock.now())), total }
}
