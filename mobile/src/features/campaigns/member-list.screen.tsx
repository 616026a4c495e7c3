import type { Reward } from '@mwc/contract/campaigns/campaigns.schemas'
import { rewardStates, type RewardState } from '@mwc/contract/campaigns/campaign-kinds'
import { useQuery } from '@tanstack/react-query'
import { IconCircleCheck, IconClockOff, IconGift } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { EmptyState } from '../../shared/screen/empty-state.tsx'
import { ErrorState } from '../../shared/loading/error-state.tsx'
import { FilterChips } from '../../shared/browsing/filter-chips.tsx'
import { EmptyListPicture } from '../../shared/pictures/empty-list-picture.tsx'
import { PrivilegesPicture } from '../../shared/pictures/privileges-picture.tsx'
import { Refresh } from '../../shared/lists/refresh.tsx'
import { Screen } from '../../shared/screen/screen.tsx'
import { LoadingShapes, Skeleton } from '../../shared/screen/skeleton.tsx'
import { useFilter } from '../../shared/browsing/use-filter.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CampaignOffer } from './campaign-offer.tsx'
import { eligibilityQuery, rewardsQuery, useAutoClaim } from './campaigns.queries.ts'
import { RewardRow } from './reward-row.tsx'
import { privilegesPath } from '../../paths/paths.ts'

const icons: Record<RewardState, typeof IconGift> = { ready: IconGift, used: IconCircleCheck, expired: IconClockOff }

function Rewards({ title, rewards }: { title?: string; rewards: Reward[] }) {
  if (rewards.length === 0) return null
  return (
    <section className="space-y-3">
      {title && <h2 className="text-lg font-bold">{title}</h2>}
      <ul className="space-y-3">
        {rewards.map((reward) => (
          <RewardRow key={reward.id} reward={reward} />
        ))}
      </ul>
    </section>
  )
}

/** What is ready, with what was just claimed and what can be claimed by a tap above it. */
function Ready({ rewards, isAny }: { rewards: Reward[]; isAny: boolean }) {
  const words = useWords('campaigns').campaigns
  const { data } = useQuery(eligibilityQuery(useLanguage()))
  const offers = data?.campaigns.filter(({ autoClaim, soldOut }) => !autoClaim || soldOut) ?? []
  return (
    <div className="space-y-7">
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
      <Rewards title={words.ready} rewards={rewards} />
      {!isAny && offers.length === 0 && (
        <EmptyState
          picture={<PrivilegesPicture />}
          title={words.empty}
          text={words.emptyText}
          action={<LinkButton to={privilegesPath}>{words.seePrivileges}</LinkButton>}
        />
      )}
    </div>
  )
}

/** The member's rewards as they came, with their age. */
function RewardsFace({ state }: { state: 'ready' | 'expired' }) {
  const words = useWords('campaigns').campaigns
  const rewards = useQuery(rewardsQuery(useLanguage()))
  const lists = rewards.data
  if (!lists) {
    if (rewards.error) return <ErrorState error={rewards.error} onRetry={() => void rewards.refetch()} />
    return (
      <LoadingShapes>
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </LoadingShapes>
    )
  }
  const fresh = [...lists.ready, ...lists.used, ...lists.expired].filter(({ justClaimed }) => justClaimed)
  const older = (list: Reward[]) => list.filter(({ justClaimed }) => !justClaimed)
  return (
    <Refresh age={rewards} onRefresh={() => rewards.refetch({ throwOnError: true })}>
      {state === 'ready' ? (
        <div className="space-y-7">
          <Rewards title={words.justClaimed} rewards={fresh} />
          <Ready rewards={older(lists.ready)} isAny={fresh.length + lists.ready.length > 0} />
        </div>
      ) : lists.expired.length > 0 ? (
        <Rewards rewards={lists.expired} />
      ) : (
        <EmptyState picture={<EmptyListPicture />} title={words.expiredEmpty} text={words.expiredEmptyText} />
      )}
    </Refresh>
  )
}

/** Free months are used without a shop: they stand below what shops gave. */
function FreeMonths() {
  const { data } = useQuery(rewardsQuery(useLanguage()))
  return <Rewards rewards={data?.used.filter(({ kind }) => kind === 'freeMonths') ?? []} />
}

/**
 * The member's rewards: ready, used or expired. On top is what was just claimed and what a tap can claim.
 * What needs no tap is taken however the list was opened.
 * @param used What was used at shops, with what else is used below it.
 * @param check The way to check another member.
 */
export function MemberListScreen({ used, check }: { used: (more: ReactNode) => ReactNode; check: ReactNode }) {
  const words = useWords('campaigns').campaigns
  const language = useLanguage()
  const filter = useFilter('state', rewardStates)
  const state = filter.kind || 'ready'
  const eligibility = useQuery(eligibilityQuery(language))
  const rewards = useQuery(rewardsQuery(language))
  const { mutate: claimAll, isIdle } = useAutoClaim()
  const claimFlag = eligibility.data?.claimFlag ?? false
  useEffect(() => {
    if (claimFlag && isIdle) claimAll()
  }, [claimFlag, isIdle, claimAll])
  const hasFreeMonths = rewards.data?.used.some(({ kind }) => kind === 'freeMonths') ?? false
  return (
    <Screen title={words.title} back>
      <FilterChips
        label={words.which}
        value={state}
        onChange={filter.setKind}
        choices={rewardStates.map((value) => {
          const Icon = icons[value]
          return { value, text: words[value], icon: <Icon aria-hidden="true" className="size-5 shrink-0" /> }
        })}
      />
      <div className="pt-2">{state === 'used' ? used(hasFreeMonths ? <FreeMonths /> : null) : <RewardsFace state={state} />}</div>
      <div className="mt-8 border-t border-hairline pt-5">{check}</div>
    </Screen>
  )
}
