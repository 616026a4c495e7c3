import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import type { Actor } from '../log/read-actor.ts'
import { deskCampaignView } from './campaign-desk.views.ts'
import { lockCampaign, setEnded } from './campaigns.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Ends a campaign now, for good; claims that run at the same moment are counted before it or refused. */
export async function endCampaign(deps: Needed, by: Actor, id: string): Promise<DeskCampaign> {
  const { db, clock } = deps
  return inTransaction(db, async (tx) => {
    const row = await lockCampaign(tx, id)
    if (!row) throw new Refusal('campaigns.notFound')
    const now = clock.now()
    const ended = await setEnded(tx, id, toDate(now))
    const [before, after] = [deskCampaignView(row, now), deskCampaignView(ended, now)]
    await recordAct(tx, deps, by, { act: 'campaigns.end', record: { kind: 'campaign', id }, before, after })
    return after
  })
}
