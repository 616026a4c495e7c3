import type { CampaignPhase, CampaignPicture, RewardKind, RewardState } from '@mwc/contract/campaigns/campaign-kinds'
import type { DeskCampaign } from '@mwc/contract/campaigns/campaign-desk.schemas'
import { formatCount } from '../../page/format.ts'
import type { StateTone } from '../../page/state-chip.tsx'

export const phaseWords: Record<CampaignPhase, { tone: StateTone; word: string }> = {
  upcoming: { tone: 'waiting', word: 'Coming' },
  open: { tone: 'good', word: 'Running' },
  ended: { tone: 'over', word: 'Ended' },
}

export const pictureWords: Record<CampaignPicture, string> = {
  welcome: 'Welcome',
  comeBack: 'Come back',
  meal: 'Meal',
  topUp: 'Top-up',
  gift: 'Gift',
}

export const rewardWords: Record<RewardKind, string> = { freeMonths: 'Free months', voucher: 'Voucher' }

export const rewardStateWords: Record<RewardState, { tone: StateTone; word: string }> = {
  ready: { tone: 'waiting', word: 'Not used yet' },
  used: { tone: 'good', word: 'Used' },
  expired: { tone: 'over', word: 'Ended unused' },
}

/** What a campaign gives, in a few words. */
export function rewardText({ rewardKind, rewardMonths, voucherName }: DeskCampaign): string {
  if (rewardKind === 'voucher') return voucherName?.english ?? 'Voucher'
  return rewardMonths === 1 ? '1 free month' : `${rewardMonths ?? 0} free months`
}

/** How much of the stock is claimed, and what is left of it. */
export function stockText({ claimed, stock }: Pick<DeskCampaign, 'claimed' | 'stock'>): string {
  const count = formatCount(claimed)
  return stock === null ? `${count}, no limit` : `${count} of ${formatCount(stock)}, ${formatCount(stock - claimed)} left`
}
