import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { type CampaignFacts, campaignFacts } from './campaign-desk.views.ts'
import { insertCampaign } from '../campaigns.repo.ts'
import { type CampaignInput, shapeCampaign } from './shape-campaign.ts'
import { checkShops } from './check-shops.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Makes a campaign. */
export async function addCampaign(deps: Needed, by: Actor, input: CampaignInput, language: Language = 'english'): Promise<CampaignFacts> {
  const { db, clock } = deps
  const now = clock.now()
  await checkShops(db, input, language)
  return inTransaction(db, async (tx) => {
    const row = await insertCampaign(tx, { id: randomUUID(), created_at: toDate(now), ...shapeCampaign(input) })
    const after = campaignFacts(row, now)
    await recordAct(tx, deps, by, { act: 'campaigns.add', record: { kind: 'campaign', id: row.id }, before: null, after })
    return after
  })
}
