import type { Reward } from '@mwc/contract/campaigns'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LinkButton } from '../../shared/button.tsx'
import { EmptyFace } from '../../shared/empty-face.tsx'
import { ErrorFace } from '../../shared/error-face.tsx'
import { PrivilegesPicture } from '../../shared/pictures/privileges-picture.tsx'
import { Screen } from '../../shared/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/skeleton.tsx'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CampaignOffer } from './campaign-offer.tsx'
import { eligibilityQuery, rewardsQuery, useAutoClaim } from './campaigns.queries.ts'
import { RewardRow } from './reward-row.tsx'

function Rewards({ title, rewards }: { title: string; rewards: Reward[] }) {
  if (rewards.length === 0) return null
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{title}</h2>
      <ul className="space-y-3">
        {rewards.map((reward) => (
          <RewardRow key={reward.id} reward={reward} />
        ))}
      </ul>
    </section>
  )
}

/**
 * The member's rewards: what was just claimed, what can be claimed by a tap, then ready, used and expired ones. What needs no tap is taken
 * whichever way the list was opened.
 */
export function MemberListScreen() {
  const words = useWords('campaigns').campaigns
  const language = useLanguage()
  const rewards = useQuery(rewardsQuery(language))
  const eligibility = useQuery(eligibilityQuery(language))
  const { mutate: claimAll, isIdle } = useAutoClaim()
  const claimFlag = eligibility.data?.claimFlag ?? false
  useEffect(() => {
    if (claimFlag && isIdle) claimAll()
  }, [claimFlag, isIdle, claimAll])
  const offers = eligibility.data?.campaigns.filter(({ autoClaim, soldOut }) => !autoClaim || soldOut) ?? []
  const lists = rewards.data
  const all = lists ? [...lists.ready, ...lists.used, ...lists.expired] : []
  const older = (list: Reward[]) => list.filter(({ justClaimed }) => !justClaimed)
  return (
    <Screen title={words.title} back>
      {lists ? (
        <div className="space-y-7">
          <Rewards title={words.justClaimed} rewards={all.filter(({ justClaimed }) => justClaimed)} />
          {offers.length > 0 && (
            <section className="space-y-3">
              <h2 className="text-lg font-bold">{words.forYou}</h2>
              <ul className="space-y-3">
                {offers.map((campaign) => (
                  <CampaignOffer key={campaign.id} campaign={campaign} />
                ))}
              </ul>
            </section>
          )}
          <Rewards title={words.ready} rewards={older(lists.ready)} />
          <Rewards title={words.used} rewards={older(lists.used)} />
          <Rewards title={words.expired} rewards={older(lists.expired)} />
          {all.length + offers.length === 0 && (
            <EmptyFace
              picture={<PrivilegesPicture />}
              title={words.empty}
              text={words.emptyText}
              action={<LinkButton to="/pages/tab-bar/privileges/privileges">{words.seePrivileges}</LinkButton>}
            />
          )}
        </div>
      ) : rewards.error ? (
        <ErrorFace error={rewards.error} onRetry={() => void rewards.refetch()} />
      ) : (
        <LoadingShapes>
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </LoadingShapes>
      )}
    </Screen>
  )
}
