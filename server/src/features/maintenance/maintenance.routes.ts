import { apiBase } from '@mwc/contract/endpoint/api-base'
import { readMaintenance } from '@mwc/contract/maintenance/maintenance.endpoints'
import * as contract from '@mwc/contract/maintenance/maintenance-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { listRoute } from '../log/exports/list-route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readActor } from '../log/read-actor.ts'
import { findWindowOn } from './find-window.ts'
import { listWindows } from './list-windows.ts'
import { cancelWindow } from './cancel-window.ts'
import { endWindow } from './end-window.ts'
import { editWindow } from './edit-window.ts'
import { addWindow } from './add-window.ts'

const membersCalls = `${apiBase}/h5/`
const ownCall = apiBase + readMaintenance.path

/** Closes members' calls during a window, before any identity check. Staff, gateways and health are served. */
function closeInWindows(app: FastifyInstance, deps: Dependencies): void {
  // By the route, not the address: that can be written in more ways than one.
  app.addHook('onRequest', async ({ routeOptions: { url } }) => {
    if (!url?.startsWith(membersCalls) || url === ownCall) return
    const window = await findWindowOn(deps)
    if (!window) return
    const left = Date.parse(window.endsAt) - deps.clock.now().epochMilliseconds
    throw new Refusal('maintenance.on', { window, retryAfterSeconds: Math.max(1, Math.ceil(left / 1000)) })
  })
}

export function maintenanceRoutes(app: FastifyInstance, deps: Dependencies): void {
  closeInWindows(app, deps)
  route(app, readMaintenance, async () => ({ current: await findWindowOn(deps), serverTime: deps.clock.now().toString() }))
  listRoute(app, deps, contract.listWindows, ({ input }) => listWindows(deps, input))
  route(app, contract.addWindow, (call) => addWindow(deps, readActor(deps, call), call.input))
  route(app, contract.editWindow, (call) => editWindow(deps, readActor(deps, call), call.input))
  route(app, contract.endWindow, (call) => endWindow(deps, readActor(deps, call), call.input.id))
  route(app, contract.cancelWindow, (call) => cancelWindow(deps, readActor(deps, call), call.input.id))
}
