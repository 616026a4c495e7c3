import type { previewAudience as endpoint } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Audience } from '../../../database/tables/campaign-tables.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readSettings } from '../../programme/read-settings.ts'
import { countMembers, findReached, findSomeMembers, pricesOnSale } from '../audience.repo.ts'
import { costOf, monthCents, type Reward } from './campaign-cost.rules.ts'

/** Above so many accounts a part stands for all, and so many are in it, about: right to a per cent or two. */
const bounds = { counted: 50_000, looked: 20_000 }

/** Whom an audience reaches today and what that costs: how many of how many accounts, and the newest 20 of them. */
export async function previewAudience(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  audience: Audience,
  reward: Reward,
  { counted, looked } = bounds,
): Promise<OutputOf<typeof endpoint>> {
  const [{ arrearsDays }, plans, members] = await Promise.all([readSettings(db), pricesOnSale(db), countMembers(db)])
  const among = members > counted ? await findSomeMembers(db, looked / members) : null
  const found = await findReached(db, audience, { now: clock.now(), arrearsDays: Number(arrearsDays), sample: 20, among })
  const reached = among === null ? found.reached : Math.round((found.reached / Math.max(1, among.length)) * members)
  return {
    reached,
    members,
    estimatedFrom: among?.length ?? null,
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
