import type { autoClaim } from '@mwc/contract/campaigns/campaigns.calls'
import type { Reward } from '@mwc/contract/campaigns/campaigns.schemas'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Tx } from '../../database/database.ts'
import { inTransaction, together } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { lockMember } from '../membership/lock-member.ts'
import { notifyMember } from '../notifications/inbox/notify-member.ts'
import { readSettings } from '../programme/read-settings.ts'
import { readMemberFacts } from './audience.repo.ts'
import { isFor, phaseOf } from './campaign.rules.ts'
import { type CampaignRow, findCampaign, listOpen } from './campaigns.repo.ts'
import { periodOf } from './period-of-campaign.ts'
import { campaignView } from './campaigns.views.ts'
import { claimedCampaigns } from './claims.repo.ts'
import { listOwnRewards } from './list-own-rewards.ts'
import { giveReward } from './give-reward.ts'

type Reader = { memberId: string; language: Language }

/** Takes every auto-claim campaign open to a member, in one transaction. Reports and skips sold-out ones. Safe to repeat. */
export async function claimCampaigns(
  deps: Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>,
  { memberId, language }: Reader,
): Promise<OutputOf<typeof autoClaim>> {
  const { db, clock } = deps
  const settings = await readSettings(db)
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, memberId)
    const now = clock.now()
    const [rows, claimed, facts] = await together(
      listOpen(tx, toDate(now)),
      claimedCampaigns(tx, memberId),
      readMemberFacts(tx, memberId, settings, now),
    )
    const wanted = rows.filter((row) => row.auto_claim && !claimed.has(row.id) && isFor(row.audience, facts, dayOf(now)))
    const [taken, soldOut]: [Set<string>, CampaignRow[]] = [new Set(), []]
    // In one order for all, so that two members who take the same campaigns do not wait for each other.
    for (const row of wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (await giveReward(tx, row.id, member, now)) taken.add(row.id)
      else {
        const missed = await findCampaign(tx, row.id)
        if (missed && phaseOf(periodOf(missed), now) === 'open') soldOut.push(missed)
      }
    }
    const rewards = await listOwnRewards(tx, { memberId, language }, now)
    const given = rewards.filter(({ campaignId }) => taken.has(campaignId))
    for (const reward of given) await tellOfReward(tx, deps, memberId, reward, rows)
    return {
      claimed: given,
      soldOut: soldOut.map((row) => campaignView(row, 'open', language)),
    }
  })
}

/** Tells a member of what came without a tap. */
async function tellOfReward(
  tx: Tx,
  deps: Pick<Dependencies, 'queue' | 'encryption' | 'clock'>,
  memberId: string,
  { id, campaignId, kind, months, validTo }: Reward,
  rows: CampaignRow[],
): Promise<void> {
  const campaign = rows.find((row) => row.id === campaignId)
  if (!campaign || !validTo) return
  await notifyMember(tx, deps, {
    memberId,
    kind: 'reward',
    key: id,
    opens: 'rewards',
    words:
      kind === 'voucher'
        ? { text: 'voucher', name: campaign.voucher_name ?? campaign.name, lastDay: validTo }
        : { text: 'freeMonths', name: campaign.name, months: months ?? 0, lastDay: validTo },
  })
}
