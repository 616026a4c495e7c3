import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { Actor } from '../../log/read-actor.ts'
import { type CampaignFacts, campaignFacts } from './campaign-desk.views.ts'
import { isEndable } from '../campaign.rules.ts'
import { lockCampaign, setEnded } from '../campaigns.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Ends a campaign now, for good; claims that run at the same moment are counted before it or refused. */
export async function endCampaign(deps: Needed, by: Actor, id: string): Promise<CampaignFacts> {
  const { db, clock } = deps
  return inTransaction(db, async (tx) => {
    const row = await lockCampaign(tx, id)
    if (!row) throw new Refusal('campaigns.notFound')
    const now = clock.now()
    const before = campaignFacts(row, now)
    if (!isEndable(before.phase)) return before
    const after = campaignFacts(await setEnded(tx, id, toDate(now)), now)
    await recordAct(tx, deps, by, { act: 'campaigns.end', record: { kind: 'campaign', id }, before, after })
    return after
  })
}
