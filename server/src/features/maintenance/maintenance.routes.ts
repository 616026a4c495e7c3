import { apiBase } from '@mwc/contract/endpoint/api-base'
import { readMaintenance } from '@mwc/contract/maintenance/maintenance.endpoints'
import * as contract from '@mwc/contract/maintenance/maintenance-desk.endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { noteChange } from '../staff/note-change.ts'
import { findWindowOn } from './find-window.ts'
import { listWindows } from './list-windows.ts'
import { cancelWindow } from './cancel-window.ts'
import { endWindow } from './end-window.ts'
import { editWindow } from './edit-window.ts'
import { addWindow } from './add-window.ts'
import type { WindowChange } from './change-window.ts'

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
  const noted = (request: FastifyRequest, change: WindowChange) => {
    noteChange(request, change)
    return change.after
  }
  route(app, readMaintenance, async () => ({ current: await findWindowOn(deps), serverTime: deps.clock.now().toString() }))
  route(app, contract.listWindows, ({ input }) => listWindows(deps, input))
  route(app, contract.addWindow, async ({ input, request }) => noted(request, await addWindow(deps, input)))
  route(app, contract.editWindow, async ({ input, request }) => noted(request, await editWindow(deps, input.id, input)))
  route(app, contract.endWindow, async ({ input, request }) => noted(request, await endWindow(deps, input.id)))
  route(app, contract.cancelWindow, async ({ input, request }) => noted(request, await cancelWindow(deps, input.id)))
}
