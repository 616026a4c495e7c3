import { checkMember as endpoint } from '@mwc/contract/account/member-check/member-check.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Parts } from '../../../dependencies.ts'
import { checkMember } from './check-member.ts'

export function memberCheckRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, endpoint, ({ asker, input, language }) => checkMember(parts, asker.memberId, input, language))
}
