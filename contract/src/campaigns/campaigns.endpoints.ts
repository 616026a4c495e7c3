import * as calls from './campaigns.calls.ts'
import {
  autoClaimOutput,
  checkEligibilityOutput,
  claimCampaignInput,
  listCampaignsInput,
  listCampaignsOutput,
  listRewardsOutput,
  reward,
} from './campaigns.schemas.ts'
import { nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'

export const listCampaigns = defineEndpoint(calls.listCampaigns, {
  summary: 'The campaigns that are for this member: open (sold-out ones too), claimed, or ended. The open ones that end first come first.',
  input: listCampaignsInput,
  output: listCampaignsOutput,
  refusals: ['request.invalid'],
})

export const checkEligibility = defineEndpoint(calls.checkEligibility, {
  summary: 'Which campaigns are open to this member now, and whether there is something to claim.',
  input: nothing,
  output: checkEligibilityOutput,
  refusals: [],
})

export const autoClaim = defineEndpoint(calls.autoClaim, {
  summary: 'Take every auto-claim campaign that is open to this member, all in one. Safe to repeat.',
  input: nothing,
  output: autoClaimOutput,
  refusals: [],
})

export const claimCampaign = defineEndpoint(calls.claimCampaign, {
  summary: 'Take one campaign by a tap. Safe to repeat: the same campaign gives the same reward.',
  input: claimCampaignInput,
  output: reward,
  refusals: ['campaigns.notFound', 'campaigns.ended', 'campaigns.soldOut', 'campaigns.notEligible', 'account.deactivated'],
})

export const listRewards = defineEndpoint(calls.listRewards, {
  summary:
    "The member's campaign rewards by state; what was just claimed comes first, then ready ones that end first, the others newest first.",
  input: nothing,
  output: listRewardsOutput,
  refusals: [],
})
