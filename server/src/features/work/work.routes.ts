import * as contract from '@mwc/contract/work/work.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { route } from '../../http/route.ts'
import { readWork } from './read-work.ts'

/** What waits, on the desk's first page: asked for again and again while it stands open, so that it leaves no row in the log. */
export function workRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.readWork, ({ user }) => readWork(deps, user.role))
}
