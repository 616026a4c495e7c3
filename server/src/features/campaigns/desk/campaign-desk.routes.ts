import * as contract from '@mwc/contract/campaigns/campaign-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route, type StaffUser } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readActor } from '../../log/read-actor.ts'
import { readAudience } from '../../audience/read-audience.ts'
import { campaignActsFor } from '../campaign.rules.ts'
import { addCampaign } from './add-campaign.ts'
import type { CampaignFacts } from './campaign-desk.views.ts'
import { editCampaign } from './edit-campaign.ts'
import { endCampaign } from './end-campaign.ts'
import { listCampaignClaims } from './list-campaign-claims.ts'
import { listDeskCampaigns } from './list-desk-campaigns.ts'
import { previewAudience } from './preview-audience.ts'

/** The desk's calls about campaigns. */
export function campaignDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const shown = (facts: CampaignFacts, { role }: StaffUser) => ({ ...facts, may: campaignActsFor(role, facts) })
  listRoute(app, deps, contract.listDeskCampaigns, ({ input, user }) => listDeskCampaigns(deps, input, user.role))
  listRoute(app, deps, contract.listCampaignClaims, ({ input }) => listCampaignClaims(deps, input))
  route(app, contract.addCampaign, async (call) =>
    shown(await addCampaign(deps, readActor(deps, call), call.input, call.language), call.user),
  )
  route(app, contract.editCampaign, async (call) =>
    shown(await editCampaign(deps, readActor(deps, call), call.input, call.language), call.user),
  )
  route(app, contract.endCampaign, async (call) => shown(await endCampaign(deps, readActor(deps, call), call.input.id), call.user))
  route(app, contract.previewAudience, ({ input }) => previewAudience(deps, readAudience(input), input))
}
