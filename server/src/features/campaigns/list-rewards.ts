import type { listRewards as endpoint } from '@mwc/contract/campaigns/campaigns.calls'
import type { Reward } from '@mwc/contract/campaigns/campaigns.schemas'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { Language } from '@mwc/contract/language/language'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf } from '../../ports/clock.ts'
import { rewardView } from './campaigns.views.ts'
import { listClaims } from './claims.repo.ts'

/** A member's rewards by state: what was just claimed first, then the ready ones that end first; the others newest first. */
export async function listRewards(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { memberId, language }: { memberId: string; language: Language },
): Promise<OutputOf<typeof endpoint>> {
  const now = clock.now()
  const all = (await listClaims(db, memberId)).map((row) => rewardView(row, language, { now, today: dayOf(now) }))
  const inState = (state: Reward['state']) => all.filter((reward) => reward.state === state)
  const endsFirst = inState('ready').toSorted((a, b) => ((a.validTo ?? '') < (b.validTo ?? '') ? -1 : 1))
  const freshFirst = (rewards: Reward[]) => [...rewards.filter((each) => each.justClaimed), ...rewards.filter((each) => !each.justClaimed)]
  return { ready: freshFirst(endsFirst), used: inState('used'), expired: inState('expired') }
}
