import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import type { Language } from '@mwc/contract/language/language'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { recordAct } from '../log/record-act.ts'
import type { Actor } from '../log/read-actor.ts'
import { deskCampaignView } from './campaign-desk.views.ts'
import { lockCampaign, updateCampaign } from './campaigns.repo.ts'
import { type CampaignInput, shapeCampaign } from './shape-campaign.ts'
import { checkShops } from './check-shops.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Changes a campaign; what was claimed stays as it was. One that staff ended stays ended. */
export async function editCampaign(
  deps: Needed,
  by: Actor,
  id: string,
  input: CampaignInput,
  language: Language = 'english',
): Promise<DeskCampaign> {
  const { db, clock } = deps
  await checkShops(db, input, language)
  return inTransaction(db, async (tx) => {
    const row = await lockCampaign(tx, id)
    if (!row) throw new Refusal('campaigns.notFound')
    if (row.ended_at) throw new Refusal('campaigns.ended')
    if (input.stock !== null && input.stock < row.claimed) throw new Refusal('campaigns.stockTooLow')
    const changed = await updateCampaign(tx, id, shapeCampaign(input))
    const now = clock.now()
    const [before, after] = [deskCampaignView(row, now), deskCampaignView(changed, now)]
    await recordAct(tx, deps, by, { act: 'campaigns.edit', record: { kind: 'campaign', id }, before, after })
    return after
  })
}
