import * as calls from './campaign-desk.calls.ts'
import {
  addCampaignInput,
  deskCampaign,
  editCampaignInput,
  endCampaignInput,
  listCampaignClaimsInput,
  listCampaignClaimsOutput,
  listDeskCampaignsInput,
  listDeskCampaignsOutput,
  previewAudienceInput,
  previewAudienceOutput,
} from './campaign-desk.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'

export const listDeskCampaigns = defineEndpoint(calls.listDeskCampaigns, {
  summary: 'All campaigns, the latest start first.',
  input: listDeskCampaignsInput,
  output: listDeskCampaignsOutput,
  refusals: ['staff.notAllowed'],
})

export const addCampaign = defineEndpoint(calls.addCampaign, {
  summary: 'Make a campaign.',
  input: addCampaignInput,
  output: deskCampaign,
  refusals: ['staff.notAllowed'],
})

export const editCampaign = defineEndpoint(calls.editCampaign, {
  summary: 'Change a campaign that staff have not ended. Vouchers that were claimed keep their words and days. Safe to repeat.',
  input: editCampaignInput,
  output: deskCampaign,
  refusals: ['campaigns.notFound', 'request.changedMeanwhile', 'campaigns.ended', 'campaigns.stockTooLow', 'staff.notAllowed'],
})

export const endCampaign = defineEndpoint(calls.endCampaign, {
  summary: 'End a campaign now, for good: once this is answered nobody claims it any more. Safe to repeat.',
  input: endCampaignInput,
  output: deskCampaign,
  refusals: ['campaigns.notFound', 'staff.notAllowed'],
})

export const previewAudience = defineEndpoint(calls.previewAudience, {
  summary: 'Whom a campaign would reach today and what it would cost: how many, and the newest 20 of them.',
  input: previewAudienceInput,
  output: previewAudienceOutput,
  refusals: ['staff.notAllowed'],
})

export const listCampaignClaims = defineEndpoint(calls.listCampaignClaims, {
  summary: 'Who claimed a campaign, the newest first.',
  input: listCampaignClaimsInput,
  output: listCampaignClaimsOutput,
  refusals: ['request.narrow', 'staff.notAllowed'],
})
