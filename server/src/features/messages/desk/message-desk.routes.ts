import { presenceText } from '@mwc/contract/messages/thread-presence'
import * as messageDeskEndpoints from '@mwc/contract/messages/message-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { firstOf, longPollMs, waitEnds } from '../../../http/long-poll.ts'
import { route } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readActor } from '../../log/read-actor.ts'
import { recordLook } from '../../log/record-look.ts'
import { closeThread } from './close-thread.ts'
import { assignThread } from './assign-thread.ts'
import { listThreads } from './list-threads.ts'
import { readAnswerTimes } from './read-answer-times.ts'
import { readDeskMessages } from './read-desk-messages.ts'
import { comeToThread, othersAt, presenceEnds } from '../thread-presence.memory.ts'
import { reopenThread } from './reopen-thread.ts'
import { replyToMember } from './reply-to-member.ts'
import { waitForThread } from '../wait-for-thread.ts'
import { writeToMember } from './write-to-member.ts'

/** The desk's calls about messages. The log keeps what was done to a thread, and no text: that stands in the thread. */
export function messageDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db } = deps
  const endsOf = waitEnds(app)

  listRoute(app, deps, messageDeskEndpoints.listThreads, ({ user, input }) => listThreads(deps, user, input))
  route(app, messageDeskEndpoints.readDeskThread, async (call) => {
    const { input, request, user } = call
    const read = async () => ({ ...(await readDeskMessages(deps, input, user.role)), others: othersAt(id, user.username) })
    const id = input.id.toLowerCase()
    const now = await read()
    if (input.after === undefined) {
      await recordLook(deps, readActor(deps, call), { memberId: now.thread.memberId, record: { kind: 'thread', id } })
      return now
    }
    const leave = comeToThread(id, user.username, input.writing ?? false)
    try {
      const isKnown = input.known === undefined || input.known === presenceText(now.others)
      if (input.after !== now.thread.version || !isKnown) return now
      const ends = [endsOf(request), ...(input.known === undefined ? [] : [presenceEnds(id, user.username, input.known)])]
      await waitForThread(db, id, input.after, longPollMs, firstOf(ends))
      return await read()
    } finally {
      leave()
    }
  })
  route(app, messageDeskEndpoints.assignThread, (call) => assignThread(deps, readActor(deps, call), call.input.id, call.input.staffId))
  route(app, messageDeskEndpoints.replyThread, (call) => replyToMember(deps, readActor(deps, call), call.input))
  route(app, messageDeskEndpoints.closeThread, (call) => closeThread(deps, readActor(deps, call), call.input.id, call.input.lastSeen))
  route(app, messageDeskEndpoints.reopenThread, (call) => reopenThread(deps, readActor(deps, call), call.input.id))
  route(app, messageDeskEndpoints.writeToMember, (call) => writeToMember(deps, readActor(deps, call), call.input))
  route(app, messageDeskEndpoints.readAnswerTimes, () => readAnswerTimes(deps))
}
