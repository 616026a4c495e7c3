import { editCampaignInput } from '@mwc/contract/campaigns/campaign-desk.schemas'
import type { Language } from '@mwc/contract/language/language'
import type * as z from 'zod/mini'
import { inTransaction } from '../../../database/in-transaction.ts'
import { isToDo } from '../../../http/edit-of-version.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { chosen, readAudience } from '../../audience/read-audience.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { type CampaignFacts, campaignFacts } from './campaign-desk.views.ts'
import { isEditable } from '../campaign.rules.ts'
import { lockCampaign, updateCampaign } from '../campaigns.repo.ts'
import { shapeCampaign } from './shape-campaign.ts'
import { checkShops } from './check-shops.ts'

type EditInput = z.output<typeof editCampaignInput>
type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

const asStored = (input: EditInput) => ({
  ...input,
  ...readAudience(input),
  startsAt: new Date(input.startsAt).toISOString(),
  endsAt: new Date(input.endsAt).toISOString(),
  voucherShopIds: chosen(input.voucherShopIds),
})

/** Changes a campaign; what was claimed stays as it was. One that staff ended stays ended. Safe to repeat. */
export async function editCampaign(deps: Needed, by: Actor, input: EditInput, language: Language = 'english'): Promise<CampaignFacts> {
  const [{ db, clock }, { id }] = [deps, input]
  await checkShops(db, input, language)
  return inTransaction(db, async (tx) => {
    const row = await lockCampaign(tx, id)
    if (!row) throw new Refusal('campaigns.notFound')
    if (!isEditable({ endedAt: row.ended_at })) throw new Refusal('campaigns.ended')
    const now = clock.now()
    const before = campaignFacts(row, now)
    if (!isToDo(editCampaignInput, asStored(input), before)) return before
    if (input.stock !== null && input.stock < row.claimed) throw new Refusal('campaigns.stockTooLow')
    const changed = await updateCampaign(tx, id, shapeCampaign(input))
    const after = campaignFacts(changed, now)
    await recordAct(tx, deps, by, { act: 'campaigns.edit', record: { kind: 'campaign', id }, before, after })
    return after
  })
}
