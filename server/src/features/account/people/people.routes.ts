import * as contract from '@mwc/contract/account/people/people.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { setConsent } from './set-consent.ts'
import { setLanguage } from './set-language.ts'

export function peopleRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.setConsent, async ({ input, user, language }) => {
    await setConsent(deps, user.memberId, input, language)
    return {}
  })
  route(app, contract.setLanguage, async ({ input, user }) => {
    await setLanguage(deps, user.memberId, input.language)
    return {}
  })
}
