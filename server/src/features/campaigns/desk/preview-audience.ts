import type { previewAudience as endpoint } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Audience } from '../../../database/tables/campaign-tables.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { chooseAccounts, ofAll } from '../../audience/choose-accounts.ts'
import { findReached, pricesOnSale } from '../audience.repo.ts'
import { costOf, monthCents, type Reward } from './campaign-cost.rules.ts'

/** Whom an audience reaches today and what that costs: how many of how many accounts, and the newest 20 of them. */
export async function previewAudience(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  audience: Audience,
  reward: Reward,
  bounds?: Parameters<typeof chooseAccounts>[1],
): Promise<OutputOf<typeof endpoint>> {
  const [{ arrearsDays }, plans, chosen] = await Promise.all([readSettings(db), pricesOnSale(db), chooseAccounts(db, bounds)])
  const { members, among } = chosen
  const found = await findReached(db, audience, { now: clock.now(), arrearsDays: Number(arrearsDays), sample: 20, among })
  const reached = ofAll(found.reached, chosen)
  return {
    reached,
    members,
    estimatedFrom: among?.accounts ?? null,
    cost: costOf(reward, { month: monthCents(plans), reached }),
    sample: found.sample.map((row) => ({
      memberNumber: row.member_number,
      fullName: row.full_name,
      status: row.status,
      nationality: row.nationality,
      sector: row.sector,
      joinedAt: row.created_at.toISOString(),
    })),
  }
}
