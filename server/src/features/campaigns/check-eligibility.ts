import type { checkEligibility } from '@mwc/contract/campaigns/campaigns.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { readSettings } from '../programme/read-settings.ts'
import { readMemberFacts } from './audience.repo.ts'
import { isFor } from './campaign.rules.ts'
import { listOpen } from './campaigns.repo.ts'
import { campaignView } from './campaigns.views.ts'
import { claimedCampaigns } from './claims.repo.ts'

type Reader = { memberId: string; language: Language }

/** The campaigns that are open to this member now, and whether there is something to claim. */
export async function checkEligibilityOf(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { memberId, language }: Reader,
): Promise<OutputOf<typeof checkEligibility>> {
  const now = clock.now()
  const rows = await listOpen(db, toDate(now))
  if (rows.length === 0) return { claimFlag: false, canClaim: false, campaigns: [] }
  const settings = await readSettings(db)
  const [claimed, member] = await Promise.all([claimedCampaigns(db, memberId), readMemberFacts(db, memberId, settings, now)])
  const campaigns = rows
    .filter((row) => !claimed.has(row.id) && isFor(row.audience, member, dayOf(now)))
    .map((row) => campaignView(row, 'open', language))
  const claimable = campaigns.filter(({ canClaim }) => canClaim)
  return { claimFlag: claimable.some(({ autoClaim }) => autoClaim), canClaim: claimable.length > 0, campaigns }
}
