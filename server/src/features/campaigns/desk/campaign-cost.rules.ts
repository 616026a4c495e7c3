import type { CampaignCost } from '@mwc/contract/campaigns/campaign-desk.schemas'
import type { RewardKind } from '@mwc/contract/campaigns/campaign-kinds'

/** What is known of a reward; undefined where nobody has said it yet. */
export type Reward = {
  rewardKind?: RewardKind | undefined
  rewardMonths?: number | null | undefined
  worthCents?: number | null | undefined
  stock?: number | null | undefined
}

/** What a month costs in the dearest plan (cents, rounded up), which a free month is worth at most; null without a plan. */
export function monthCents(plans: readonly { months: number; priceCents: number }[]): number | null {
  if (plans.length === 0) return null
  return Math.max(...plans.map(({ months, priceCents }) => Math.ceil(priceCents / months)))
}

/** What a campaign costs at most, and for those whom it reaches today; null where that is not known. */
export function costOf(reward: Reward, { month, reached }: { month: number | null; reached: number }): CampaignCost {
  const { rewardKind, rewardMonths, worthCents = null, stock = null } = reward
  const ofMonths = month === null || !rewardMonths ? null : month * rewardMonths
  const oneCents = rewardKind === 'freeMonths' ? ofMonths : rewardKind === 'voucher' ? worthCents : null
  const times = (count: number | null) => (oneCents === null || count === null ? null : oneCents * count)
  return { oneCents, atMostCents: times(stock), reachedCents: times(stock === null ? reached : Math.min(stock, reached)) }
}
