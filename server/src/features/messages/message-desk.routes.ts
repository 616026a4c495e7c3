import * as messageDeskSchemas from '@mwc/contract/messages/message-desk.schemas'
import * as messageDeskEndpoints from '@mwc/contract/messages/message-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { longPollMs, waitEnds } from '../../http/long-poll.ts'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { noteChange } from '../staff/note-change.ts'
import { closeThread } from './close-thread.ts'
import { assignThread } from './assign-thread.ts'
import { listThreads } from './list-threads.ts'
import { readDeskMessages } from './read-desk-messages.ts'
import { readDeskThread } from './read-desk-thread.ts'
import { replyToMember } from './reply-to-member.ts'
import { waitForThread } from './wait-for-thread.ts'

/** The desk's calls about messages. The audit log keeps what was done to a thread, and no text: that stands in the thread. */
export function messageDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db } = deps
  const endsOf = waitEnds(app)
  const auditOf = ({ id, state, assignedTo, messageCount }: messageDeskSchemas.DeskThread) => ({ id, state, assignedTo, messageCount })

  route(app, messageDeskEndpoints.listThreads, ({ user, input }) => listThreads(db, user.staffId, input))
  route(app, messageDeskEndpoints.readDeskThread, async ({ input, request }) => {
    const now = await readDeskMessages(db, input.id, input.before)
    if (input.after !== now.thread.version) return now
    await waitForThread(db, input.id, input.after, longPollMs, endsOf(request))
    return readDeskMessages(db, input.id, input.before)
  })
  route(app, messageDeskEndpoints.assignThread, async ({ input, request }) => {
    const before = await readDeskThread(db, input.id)
    await assignThread(deps, input.id, input.staffId)
    const after = await readDeskThread(db, input.id)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return after
  })
  route(app, messageDeskEndpoints.replyThread, async ({ user, input, request }) => {
    const reply = await replyToMember(deps, user, input)
    noteChange(request, { before: null, after: { threadId: input.id, messageId: reply.id, number: reply.number } })
    return reply
  })
  route(app, messageDeskEndpoints.closeThread, async ({ input, request }) => {
    const before = await readDeskThread(db, input.id)
    await closeThread(deps, input.id, input.lastSeen)
    const after = await readDeskThread(db, input.id)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return after
  })
}
