/** The pictures that a campaign chooses from; the app draws them itself. */
export const campaignPictures = ['welcome', 'comeBack', 'meal', 'topUp', 'gift'] as const
export type CampaignPicture = (typeof campaignPictures)[number]

export const rewardKinds = ['freeMonths', 'voucher'] as const
export type RewardKind = (typeof rewardKinds)[number]

/** Where a campaign stands in its time, at the desk. */
export const campaignPhases = ['upcoming', 'open', 'ended'] as const
export type CampaignPhase = (typeof campaignPhases)[number]

/** `open` can be claimed (or is sold out), `claimed` is this member's already, `ended` is over without them. */
export const campaignStatuses = ['open', 'claimed', 'ended'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** `ready` a voucher to use; `used` it was used, or its free months are in the membership; `expired` its last day is over. */
export const rewardStates = ['ready', 'used', 'expired'] as const
export type RewardState = (typeof rewardStates)[number]
