import * as contract from '@mwc/contract/programme/programme-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../../dependencies.ts'
import { route } from '../../../http/route.ts'
import { readActor } from '../../log/read-actor.ts'
import { editPrices } from './edit-prices.ts'
import { editContact, editCosts, editTimes } from './edit-settings.ts'
import { readDeskSettings } from './read-desk-settings.ts'

export function programmeDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.readDeskSettings, () => readDeskSettings(deps.db, deps))
  route(app, contract.editPrices, (call) => editPrices(deps, readActor(deps, call), call.input, call.language))
  route(app, contract.editContact, (call) => editContact(deps, readActor(deps, call), call.input))
  route(app, contract.editCosts, (call) => editCosts(deps, readActor(deps, call), call.input))
  route(app, contract.editTimes, (call) => editTimes(deps, readActor(deps, call), call.input))
}
