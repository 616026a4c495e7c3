import * as contract from '@mwc/contract/card/card-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { noteChange } from '../staff/note-change.ts'
import { stopCard } from './stop-card.ts'

/** The desk's call about a member's card. */
export function cardDeskRoutes(app: FastifyInstance, parts: Parts): void {
  route(app, contract.stopCard, async ({ input: { id, note }, request }) => {
    const answer = await stopCard(parts, id)
    noteChange(request, { before: { id, proving: answer.stopped }, after: { id, proving: null, note } })
    return answer
  })
}
