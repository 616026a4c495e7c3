import * as contract from '@mwc/contract/campaigns/campaigns.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { claimCampaigns } from './claim-campaigns.ts'
import { claimOneCampaign } from './claim-one-campaign.ts'
import { listCampaignsFor } from './list-campaigns-for.ts'
import { checkEligibilityOf } from './check-eligibility.ts'
import { listRewards } from './list-rewards.ts'

export function campaignRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, contract.listCampaigns, ({ asker, language, input }) => listCampaignsFor(parts, { memberId: asker.memberId, language }, input))
  route(app, contract.checkEligibility, ({ asker, language }) => checkEligibilityOf(parts, { memberId: asker.memberId, language }))
  // The specification sends JSON with no payload here, which Fastify refuses by itself.
  app.register(async (scope) => {
    const readJson = scope.getDefaultJsonParser('error', 'error')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
      body === '' ? done(null, {}) : readJson(request, body, done),
    )
    route(scope, contract.autoClaim, ({ asker, language }) => claimCampaigns(parts, { memberId: asker.memberId, language }))
  })
  route(app, contract.claimCampaign, ({ asker, language, input }) =>
    claimOneCampaign(parts, { memberId: asker.memberId, language }, input.id),
  )
  route(app, contract.listRewards, ({ asker, language }) => listRewards(parts, { memberId: asker.memberId, language }))
}
