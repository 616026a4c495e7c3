import * as contract from '@mwc/contract/account/sessions/sessions.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { endAllSessions } from './end-all-sessions.ts'
import { endOneSession } from './end-one-session.ts'
import { listSessions } from './list-sessions.ts'
import { logOut } from './log-out.ts'

export function sessionRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.logOut, async ({ user }) => {
    await logOut(deps, user.sessionHash)
    return {}
  })
  route(app, contract.listSessions, ({ user }) => listSessions(deps, user))
  route(app, contract.endSession, async ({ input, user }) => {
    await endOneSession(deps, user.memberId, input.id)
    return {}
  })
  route(app, contract.endAllSessions, async ({ input, user }) => {
    await endAllSessions(deps, user, input.which)
    return {}
  })
}
