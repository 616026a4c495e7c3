import type { Reward } from '@mwc/contract/campaigns/campaigns.schemas'
import type { Language } from '@mwc/contract/language/language'
import type { Tx } from '../../database/database.ts'
import { dayOf } from '../../ports/clock.ts'
import { rewardView } from './campaigns.views.ts'
import { listClaims } from './claims.repo.ts'

type Reader = { memberId: string; language: Language }

/** All rewards of a member, as the member is shown them. */
export async function listOwnRewards(tx: Tx, { memberId, language }: Reader, now: Temporal.Instant): Promise<Reward[]> {
  return (await listClaims(tx, memberId)).map((row) => rewardView(row, language, { now, today: dayOf(now) }))
}
