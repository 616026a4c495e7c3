import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { deskCampaignView } from './campaign-desk.views.ts'
import { lockCampaign, setEnded } from './campaigns.repo.ts'
import type { CampaignChange } from './shape-campaign.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** Ends a campaign now, for good; claims that run at the same moment are counted before it or refused. */
export async function endCampaign({ db, clock }: Needed, id: string): Promise<CampaignChange> {
  return inTransaction(db, async (tx) => {
    const before = await lockCampaign(tx, id)
    if (!before) throw new Refusal('campaigns.notFound')
    const now = clock.now()
    const after = await setEnded(tx, id, toDate(now))
    return { before: deskCampaignView(before, now), after: deskCampaignView(after, now) }
  })
}
