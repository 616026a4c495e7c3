import type { Reward } from '@mwc/contract/campaigns/campaigns.schemas'
import { IconBuildingStore } from '@tabler/icons-react'
import { LinkButton } from '../../shared/screen/button.tsx'
import { wholeDay } from '../../shared/time/whole-times.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { CampaignBadge } from './campaign-badge.tsx'
import { voucherUsePath } from '../../paths/paths.ts'

/** What the days of a reward mean: until when it can be used, when it was, or the time that it added. */
function useWhen(): (reward: Reward) => string | null {
  const words = useWords('campaigns').campaigns
  const language = useLanguage()
  return ({ kind, state, validFrom, validTo, daysLeft, usedAt }) => {
    if (kind === 'freeMonths')
      return validFrom && validTo ? words.added(wholeDay(validFrom, language), wholeDay(validTo, language)) : words.takenBack
    if (state === 'used') return usedAt && words.usedOn(wholeDay(usedAt.slice(0, 10), language))
    if (!validTo) return null
    return state === 'expired' ? words.endedOn(wholeDay(validTo, language)) : words.readyUntil(wholeDay(validTo, language), daysLeft ?? 0)
  }
}

/** One reward: what it is, how it is used, and until when. */
export function RewardRow({ reward }: { reward: Reward }) {
  const words = useWords('campaigns').campaigns
  const when = useWhen()(reward)
  return (
    <li
      className={`space-y-4 rounded-card bg-card p-4 shadow-raised ${reward.justClaimed ? '[outline:3px_solid] outline-marigold-500' : ''}`}
    >
      <div className="flex flex-wrap items-start gap-4">
        <CampaignBadge picture={reward.picture} faded={reward.state === 'expired'} />
        <div className="max-w-full flex-1 space-y-1 wrap-break-word">
          <h3 className="text-lg leading-snug font-bold">{reward.name}</h3>
          {reward.months !== null && <p className="font-semibold">{words.freeMonths(reward.months)}</p>}
          {reward.terms && reward.state === 'ready' && <p>{reward.terms}</p>}
          {when && <p className="text-ink-2">{when}</p>}
        </div>
      </div>
      {reward.state === 'ready' && reward.voucherId !== null && (
        <LinkButton to={voucherUsePath(reward.voucherId)} icon={<IconBuildingStore aria-hidden="true" />}>
          {words.useNow}
        </LinkButton>
      )}
    </li>
  )
}
