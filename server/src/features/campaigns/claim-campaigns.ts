import type { autoClaim } from '@mwc/contract/campaigns/campaigns.calls'
import type { Reward } from '@mwc/contract/campaigns/campaigns.schemas'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { dayIn, noticeWordsIn } from '../../words/notification-words.ts'
import { layTerm } from '../membership/lay-term.ts'
import { type LockedMember, lockMember } from '../membership/lock-member.ts'
import { notifyMember } from '../notifications/inbox/notify-member.ts'
import { readMemberFacts } from './audience.repo.ts'
import { claimRefusal, isFor, phaseOf, voucherDays } from './campaign.rules.ts'
import { type CampaignRow, findCampaign, listOpen, takeFromStock } from './campaigns.repo.ts'
import { campaignView, periodOf, rewardView } from './campaigns.views.ts'
import { claimedCampaigns, insertClaim, insertVoucher, listClaims } from './claims.repo.ts'

type Reader = { memberId: string; language: Language }

/** Takes every auto-claim campaign that is open to a member, in one transaction. What is sold out is said and passed over. Safe to repeat. */
export async function autoClaimFor(
  parts: Pick<Parts, 'db' | 'clock' | 'queue' | 'seal'>,
  { memberId, language }: Reader,
): Promise<OutputOf<typeof autoClaim>> {
  const { db, clock } = parts
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, memberId)
    const now = clock.now()
    const [rows, claimed, facts] = [
      await listOpen(tx, toDate(now)),
      await claimedCampaigns(tx, memberId),
      await readMemberFacts(tx, memberId, now),
    ]
    const wanted = rows.filter((row) => row.auto_claim && !claimed.has(row.id) && isFor(row.audience, facts, dayOf(now)))
    const [taken, soldOut]: [Set<string>, CampaignRow[]] = [new Set(), []]
    // In one order for all, so that two members who take the same campaigns do not wait for each other.
    for (const row of wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (await take(tx, row.id, member, now)) taken.add(row.id)
      else {
        const missed = await findCampaign(tx, row.id)
        if (missed && phaseOf(periodOf(missed), now) === 'open') soldOut.push(missed)
      }
    }
    const rewards = await rewardsOf(tx, { memberId, language }, now)
    const given = rewards.filter(({ campaignId }) => taken.has(campaignId))
    for (const reward of given) await tellOfReward(tx, parts, memberId, reward, rows)
    return {
      claimed: given,
      soldOut: soldOut.map((row) => campaignView(row, 'open', language)),
    }
  })
}

/** Tells a member of what came without a tap. */
async function tellOfReward(
  tx: Tx,
  parts: Pick<Parts, 'queue' | 'seal' | 'clock'>,
  memberId: string,
  { id, campaignId, kind, months, validTo }: Reward,
  rows: CampaignRow[],
): Promise<void> {
  const campaign = rows.find((row) => row.id === campaignId)
  if (!campaign || !validTo) return
  await notifyMember(tx, parts, {
    memberId,
    kind: 'reward',
    key: id,
    opens: 'rewards',
    words: (language) => {
      const [words, date] = [noticeWordsIn(language), dayIn(language, Temporal.PlainDate.from(validTo))]
      const name = kind === 'voucher' ? (campaign.voucher_name ?? campaign.name) : campaign.name
      return kind === 'voucher'
        ? words.voucher({ name: name[language], date })
        : words.freeMonths({ name: name[language], months: months ?? 0, date })
    },
  })
}

/** Takes one campaign for a member who tapped it; what is theirs already is answered again. Throws the refusal that says why not. */
export async function claimFor({ db, clock }: Pick<Parts, 'db' | 'clock'>, reader: Reader, campaignId: string): Promise<Reward> {
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, reader.memberId)
    const now = clock.now()
    if (!(await claimedCampaigns(tx, reader.memberId)).has(campaignId)) {
      const row = await findCampaign(tx, campaignId)
      if (!row) throw new Refusal('campaigns.notFound')
      const facts = await readMemberFacts(tx, reader.memberId, now)
      const reason = claimRefusal({ ...row, ...periodOf(row) }, facts, { now, today: dayOf(now) })
      if (reason) throw new Refusal(reason)
      if (!(await take(tx, row.id, member, now))) {
        const missed = await findCampaign(tx, campaignId)
        throw new Refusal(missed && phaseOf(periodOf(missed), now) === 'open' ? 'campaigns.soldOut' : 'campaigns.ended')
      }
    }
    const mine = (await rewardsOf(tx, reader, now)).find((reward) => reward.campaignId === campaignId)
    // Claimed by the same person under an account that they closed.
    if (!mine) throw new Refusal('campaigns.notEligible')
    return mine
  })
}

/** Takes one from the stock and gives the reward; false when none was left or the campaign has ended. The member must be locked. */
async function take(tx: Tx, campaignId: string, member: LockedMember, now: Temporal.Instant): Promise<boolean> {
  const [at, today] = [toDate(now), dayOf(now)]
  const row = await takeFromStock(tx, campaignId, at)
  if (!row) return false
  const claim = { campaignId: row.id, memberId: member.id, person: member.person, at }
  if (row.reward_kind === 'freeMonths') {
    const term = await layTerm(tx, member.id, { months: row.reward_months ?? 0, paidOn: today, source: 'promo', paymentId: null, at })
    await insertClaim(tx, { ...claim, termId: term.id })
    return true
  }
  const { firstDay, lastDay } = voucherDays(today, row.voucher_days ?? 1)
  await insertVoucher(tx, {
    member_id: member.id,
    claim_id: await insertClaim(tx, { ...claim, termId: null }),
    name: JSON.stringify(row.voucher_name),
    terms: JSON.stringify(row.voucher_terms),
    first_day: firstDay.toString(),
    last_day: lastDay.toString(),
    shops: row.voucher_shops && JSON.stringify(row.voucher_shops),
  })
  return true
}

async function rewardsOf(tx: Tx, { memberId, language }: Reader, now: Temporal.Instant): Promise<Reward[]> {
  return (await listClaims(tx, memberId)).map((row) => rewardView(row, language, { now, today: dayOf(now) }))
}
