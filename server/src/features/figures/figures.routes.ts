import * as contract from '@mwc/contract/figures/figures.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { route } from '../../http/route.ts'
import { readReport } from './read-report.ts'

/** What it all came to. Of no member: reading it leaves no row in the log. */
export function figureRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.readReport, ({ input, language }) => readReport(deps, input, language))
}
