import { findAtCounter as endpoint } from '@mwc/contract/payments/counter-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { route } from '../../http/route.ts'
import { findAtCounter } from './find-at-counter.ts'

/** Finding who pays at a counter, among members and payments alike. */
export function counterRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, endpoint, ({ input, user }) => findAtCounter(deps, input.search, user.role))
}
