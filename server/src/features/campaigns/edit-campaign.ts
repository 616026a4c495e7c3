import type { Language } from '@mwc/contract/language/language'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deskCampaignView } from './campaign-desk.views.ts'
import { lockCampaign, updateCampaign } from './campaigns.repo.ts'
import { type CampaignChange, type CampaignInput, shapeCampaign } from './shape-campaign.ts'
import { checkShops } from './check-shops.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Changes a campaign; what was claimed stays as it was. One that staff ended stays ended. */
export async function editCampaign(
  { db, clock }: Needed,
  id: string,
  input: CampaignInput,
  language: Language = 'english',
): Promise<CampaignChange> {
  await checkShops(db, input, language)
  return inTransaction(db, async (tx) => {
    const before = await lockCampaign(tx, id)
    if (!before) throw new Refusal('campaigns.notFound')
    if (before.ended_at) throw new Refusal('campaigns.ended')
    if (input.stock !== null && input.stock < before.claimed) throw new Refusal('campaigns.stockTooLow')
    const after = await updateCampaign(tx, id, shapeCampaign(input))
    const now = clock.now()
    return { before: deskCampaignView(before, now), after: deskCampaignView(after, now) }
  })
}
