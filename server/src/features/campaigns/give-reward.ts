import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import { together } from '../../database/in-transaction.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { addTerm } from '../membership/add-term.ts'
import type { LockedMember } from '../membership/lock-member.ts'
import { voucherDays } from './campaign.rules.ts'
import { takeFromStock } from './campaigns.repo.ts'
import { insertClaim, insertVoucher } from './claims.repo.ts'

/** Gives a reward from the stock; false when it is empty or the campaign has ended. The member must be locked. */
export async function giveReward(tx: Tx, campaignId: string, member: LockedMember, now: Temporal.Instant): Promise<boolean> {
  const [at, today] = [toDate(now), dayOf(now)]
  const row = await takeFromStock(tx, campaignId, at)
  if (!row) return false
  const claim = { id: randomUUID(), campaignId: row.id, memberId: member.id, person: member.person, at }
  if (row.reward_kind === 'freeMonths') {
    const term = await addTerm(tx, member.id, { months: row.reward_months ?? 0, paidOn: today, source: 'promo', paymentId: null, at })
    await insertClaim(tx, { ...claim, termId: term.id })
    return true
  }
  const { firstDay, lastDay } = voucherDays(today, row.voucher_days ?? 1)
  await together(
    insertClaim(tx, { ...claim, termId: null }),
    insertVoucher(tx, {
      member_id: member.id,
      claim_id: claim.id,
      name: JSON.stringify(row.voucher_name),
      terms: JSON.stringify(row.voucher_terms),
      first_day: firstDay.toString(),
      last_day: lastDay.toString(),
      worth_cents: row.worth_cents,
      shops: row.voucher_shops && JSON.stringify(row.voucher_shops),
    }),
  )
  return true
}
