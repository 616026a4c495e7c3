import type { Reward } from '@mwc/contract/campaigns/campaigns.schemas'
import type { Language } from '@mwc/contract/language/language'
import { inTransaction, together } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf } from '../../ports/clock.ts'
import { lockMember } from '../membership/lock-member.ts'
import { readSettings } from '../programme/read-settings.ts'
import { readMemberFacts } from './audience.repo.ts'
import { claimRefusal, phaseOf } from './campaign.rules.ts'
import { findCampaign } from './campaigns.repo.ts'
import { periodOf } from './period-of-campaign.ts'
import { claimedCampaigns } from './claims.repo.ts'
import { listOwnRewards } from './list-own-rewards.ts'
import { giveReward } from './give-reward.ts'

type Reader = { memberId: string; language: Language }

/** Takes a campaign that a member tapped, or answers with what is theirs already. Throws the refusal that fits. */
export async function claimOneCampaign(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  reader: Reader,
  campaignId: string,
): Promise<Reward> {
  const settings = await readSettings(db)
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, reader.memberId)
    const now = clock.now()
    const [claimed, row, facts] = await together(
      claimedCampaigns(tx, reader.memberId),
      findCampaign(tx, campaignId),
      readMemberFacts(tx, reader.memberId, settings, now),
    )
    if (!claimed.has(campaignId)) {
      if (!row) throw new Refusal('campaigns.notFound')
      const reason = claimRefusal({ ...row, ...periodOf(row) }, facts, { now, today: dayOf(now) })
      if (reason) throw new Refusal(reason)
      if (!(await giveReward(tx, row.id, member, now))) {
        const missed = await findCampaign(tx, campaignId)
        throw new Refusal(missed && phaseOf(periodOf(missed), now) === 'open' ? 'campaigns.soldOut' : 'campaigns.ended')
      }
    }
    const mine = (await listOwnRewards(tx, reader, now)).find((reward) => reward.campaignId === campaignId)
    // Claimed by the same person under an account that they closed.
    if (!mine) throw new Refusal('campaigns.notEligible')
    return mine
  })
}
