import type { previewAudience as endpoint } from '@mwc/contract/campaigns/campaign-desk.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Audience } from '../../database/tables/campaign-tables.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readSettings } from '../programme/read-settings.ts'
import { countMembers, findReached } from './audience.repo.ts'

/** Whom an audience reaches today: how many of how many members, and the newest 20 of them. */
export async function previewAudience(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  audience: Audience,
): Promise<OutputOf<typeof endpoint>> {
  const { arrearsDays } = await readSettings(db)
  const { reached, sample } = await findReached(db, audience, { now: clock.now(), arrearsDays: Number(arrearsDays), sample: 20 })
  return {
    reached,
    members: await countMembers(db),
    sample: sample.map((row) => ({
      memberNumber: row.member_number,
      fullName: row.full_name,
      status: row.status,
      nationality: row.nationality,
      sector: row.sector,
      joinedAt: row.created_at.toISOString(),
    })),
  }
}
