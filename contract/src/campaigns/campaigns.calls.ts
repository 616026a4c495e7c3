import type {
  autoClaimOutput,
  checkEligibilityOutput,
  claimCampaignInput,
  listCampaignsInput,
  listCampaignsOutput,
  listRewardsOutput,
  reward,
} from './campaigns.schemas.ts'
import type { nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'

export const listCampaigns: WireCall<'member', typeof listCampaignsInput, typeof listCampaignsOutput> = {
  method: 'GET',
  path: '/h5/campaign/list',
  access: 'member',
}

export const checkEligibility: WireCall<'member', typeof nothing, typeof checkEligibilityOutput> = {
  method: 'GET',
  path: '/h5/campaign/check-eligibility',
  access: 'member',
}

export const autoClaim: WireCall<'member', typeof nothing, typeof autoClaimOutput> = {
  method: 'POST',
  path: '/h5/campaign/auto-claim',
  access: 'member',
}

export const claimCampaign: WireCall<'member', typeof claimCampaignInput, typeof reward> = {
  method: 'POST',
  path: '/h5/campaign/claim',
  access: 'member',
  signed: true,
}

export const listRewards: WireCall<'member', typeof nothing, typeof listRewardsOutput> = {
  method: 'GET',
  path: '/h5/rewards',
  access: 'member',
}
