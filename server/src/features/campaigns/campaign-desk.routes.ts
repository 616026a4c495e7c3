import * as contract from '@mwc/contract/campaigns/campaign-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { noteChange } from '../staff/note-change.ts'
import { listDeskCampaigns } from './list-desk-campaigns.ts'
import { previewAudience } from './preview-audience.ts'
import { endCampaign } from './end-campaign.ts'
import { editCampaign } from './edit-campaign.ts'
import { addCampaign } from './add-campaign.ts'
import { readAudience } from '../audience/read-audience.ts'

export function campaignDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.listDeskCampaigns, ({ input }) => listDeskCampaigns(deps, input))
  route(app, contract.addCampaign, async ({ input, request, language }) => {
    const change = await addCampaign(deps, input, language)
    noteChange(request, change)
    return change.after
  })
  route(app, contract.editCampaign, async ({ input, request, language }) => {
    const change = await editCampaign(deps, input.id, input, language)
    noteChange(request, change)
    return change.after
  })
  route(app, contract.endCampaign, async ({ input, request }) => {
    const change = await endCampaign(deps, input.id)
    noteChange(request, change)
    return change.after
  })
  route(app, contract.previewAudience, ({ input }) => previewAudience(deps, readAudience(input)))
}
