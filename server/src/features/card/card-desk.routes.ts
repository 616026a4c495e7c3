import * as contract from '@mwc/contract/card/card-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { noteChange } from '../staff/note-change.ts'
import { stopCard } from './stop-card.ts'

/** The desk's call about a member's card. */
export function cardDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  route(app, contract.stopCard, async ({ input: { id, note }, request }) => {
    const answer = await stopCard(deps, id)
    noteChange(request, { before: { id, proving: answer.stopped }, after: { id, proving: null, note } })
    return answer
  })
}
