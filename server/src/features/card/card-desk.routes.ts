import * as contract from '@mwc/contract/card/card-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readActor } from '../log/read-actor.ts'
import { stopCard } from './stop-card.ts'

/** The desk's call about a member's card. */
export function cardDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.stopCard, (call) => stopCard(deps, readActor(deps, call), call.input))
}
