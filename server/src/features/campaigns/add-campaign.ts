import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { deskCampaignView } from './campaign-desk.views.ts'
import { insertCampaign } from './campaigns.repo.ts'
import { type CampaignChange, type CampaignInput, shapeCampaign } from './shape-campaign.ts'
import { checkShops } from './check-shops.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Makes a campaign. */
export async function addCampaign({ db, clock }: Needed, input: CampaignInput, language: Language = 'english'): Promise<CampaignChange> {
  const now = clock.now()
  await checkShops(db, input, language)
  const row = await inTransaction(db, (tx) => insertCampaign(tx, { id: randomUUID(), created_at: toDate(now), ...shapeCampaign(input) }))
  return { before: null, after: deskCampaignView(row, now) }
}
