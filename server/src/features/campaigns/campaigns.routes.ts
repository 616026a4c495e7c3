import * as contract from '@mwc/contract/campaigns/campaigns.endpoints'
import type { FastifyInstance } from 'fastify'
import { expectFound } from '../../database/reads/alongside.ts'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { claimCampaigns } from './claim-campaigns.ts'
import { claimOneCampaign } from './claim-one-campaign.ts'
import { alongsideCampaigns, listCampaignsFor } from './list-campaigns-for.ts'
import { checkEligibilityOf } from './check-eligibility.ts'
import { listRewards } from './list-rewards.ts'

export function campaignRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(
    app,
    contract.listCampaigns,
    ({ user, language, input, found }) => listCampaignsFor(deps, { memberId: user.memberId, language }, input, expectFound(found)),
    { alongside: alongsideCampaigns },
  )
  route(app, contract.checkEligibility, ({ user, language }) => checkEligibilityOf(deps, { memberId: user.memberId, language }))
  // The specification sends JSON with no payload here, which Fastify refuses by itself.
  app.register(async (scope) => {
    scope.removeContentTypeParser('application/json')
    const readJson = scope.getDefaultJsonParser('error', 'error')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
      body === '' ? done(null, {}) : readJson(request, body, done),
    )
    route(scope, contract.autoClaim, ({ user, language }) => claimCampaigns(deps, { memberId: user.memberId, language }))
  })
  route(app, contract.claimCampaign, ({ user, language, input }) => claimOneCampaign(deps, { memberId: user.memberId, language }, input.id))
  route(app, contract.listRewards, ({ user, language }) => listRewards(deps, { memberId: user.memberId, language }))
}
