import * as contract from '@mwc/contract/campaigns/campaign-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import { listRoute } from '../log/exports/list-route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readActor } from '../log/read-actor.ts'
import { listDeskCampaigns } from './list-desk-campaigns.ts'
import { previewAudience } from './preview-audience.ts'
import { endCampaign } from './end-campaign.ts'
import { editCampaign } from './edit-campaign.ts'
import { addCampaign } from './add-campaign.ts'
import { readAudience } from '../audience/read-audience.ts'

export function campaignDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, contract.listDeskCampaigns, ({ input }) => listDeskCampaigns(deps, input))
  route(app, contract.addCampaign, (call) => addCampaign(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.editCampaign, (call) => editCampaign(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.endCampaign, (call) => endCampaign(deps, readActor(deps, call), call.input.id))
  route(app, contract.previewAudience, ({ input }) => previewAudience(deps, readAudience(input)))
}
