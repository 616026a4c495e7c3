import * as contract from '@mwc/contract/log/log.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import { listRoute } from '../exports/list-route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { listHeads } from './list-heads.ts'
import { listLog } from './list-log.ts'
import { listRefusedCalls } from './list-refused-calls.ts'
import { readLogState } from './read-log-state.ts'
import { listUnsignedCalls } from './list-unsigned-calls.ts'

/** The desk's calls about its own log. */
export function logRoutes(app: FastifyInstance, deps: Dependencies): void {
  listRoute(app, deps, contract.listLog, ({ input }) => listLog(deps, input))
  route(app, contract.readLogState, () => readLogState(deps))
  route(app, contract.listLogHeads, ({ input }) => listHeads(deps, input))
  route(app, contract.listUnsignedCalls, ({ input }) => listUnsignedCalls(deps, input))
  listRoute(app, deps, contract.listRefusedCalls, ({ input }) => listRefusedCalls(deps, input))
}
