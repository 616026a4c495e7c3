import { checkMember as endpoint } from '@mwc/contract/account/member-check/member-check.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { checkMember } from './check-member.ts'

export function memberCheckRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, endpoint, ({ user, input, language }) => checkMember(deps, user.memberId, input, language))
}
