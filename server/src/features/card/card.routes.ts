import * as contract from '@mwc/contract/card/card.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readCaller } from '../../http/read-caller.ts'
import { checkCard } from './check-card.ts'
import { proveFromPhone } from './prove-from-phone.ts'

/** The member's card: which phone proves it, and what a scanned one is worth. */
export function cardRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.proveFromPhone, ({ user, input, language }) => proveFromPhone(deps, user, input, language))
  route(app, contract.checkCard, (call) => checkCard(deps, call.input.proof, readCaller(call).address))
}
