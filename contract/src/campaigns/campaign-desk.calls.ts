import type {
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
import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'

const readers: readonly StaffRole[] = ['admin', 'membership', 'content', 'support', 'finance']

/** Free months are membership, so whoever may give goodwill months may make a campaign. */
const makers: readonly StaffRole[] = ['admin', 'membership']

export const listDeskCampaigns: WireCall<'staff', typeof listDeskCampaignsInput, typeof listDeskCampaignsOutput> = {
  method: 'GET',
  path: '/desk/campaigns',
  access: 'staff',
  roles: readers,
}

export const addCampaign: WireCall<'staff', typeof addCampaignInput, typeof deskCampaign> = {
  method: 'POST',
  path: '/desk/campaigns',
  access: 'staff',
  roles: makers,
}

export const editCampaign: WireCall<'staff', typeof editCampaignInput, typeof deskCampaign> = {
  method: 'POST',
  path: '/desk/campaigns/:id',
  access: 'staff',
  roles: makers,
}

export const endCampaign: WireCall<'staff', typeof endCampaignInput, typeof deskCampaign> = {
  method: 'POST',
  path: '/desk/campaigns/:id/end',
  access: 'staff',
  roles: makers,
}

export const previewAudience: WireCall<'staff', typeof previewAudienceInput, typeof previewAudienceOutput> = {
  method: 'POST',
  path: '/desk/campaigns/preview',
  access: 'staff',
  roles: [...makers, 'finance'],
}

/** Claims name members, whom content does not see. */
export const listCampaignClaims: WireCall<'staff', typeof listCampaignClaimsInput, typeof listCampaignClaimsOutput> = {
  method: 'GET',
  path: '/desk/campaign-claims',
  access: 'staff',
  roles: ['admin', 'membership', 'support', 'finance'],
}
