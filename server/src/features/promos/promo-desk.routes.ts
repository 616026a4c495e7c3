import * as contract from '@mwc/contract/promos/promo-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { noteChange } from '../staff/note-change.ts'
import { listPromos } from './list-promos.ts'
import { endPromo } from './end-promo.ts'
import { editPromo } from './edit-promo.ts'
import { addPromo } from './add-promo.ts'

export function promoDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.listPromos, ({ input }) => listPromos(deps, input))
  route(app, contract.addPromo, async ({ input, language, request }) => {
    const change = await addPromo(deps, input, language)
    noteChange(request, change)
    return change.after
  })
  route(app, contract.editPromo, async ({ input, language, request }) => {
    const change = await editPromo(deps, input, language)
    noteChange(request, change)
    return change.after
  })
  route(app, contract.endPromo, async ({ input, request }) => {
    const change = await endPromo(deps, input.id)
    noteChange(request, change)
    return change.after
  })
}
