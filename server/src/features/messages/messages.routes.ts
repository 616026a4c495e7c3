import * as contract from '@mwc/contract/messages/messages.endpoints'
import type { FastifyInstance } from 'fastify'
import { longPollMs, waitEnds } from '../../http/long-poll.ts'
import { route } from '../../http/route.ts'
import type { Dependencies } from '../../dependencies.ts'
import { readThread } from './read-thread.ts'
import { readOlderMessages } from './read-older-messages.ts'
import { sendMessage } from './send-message.ts'
import { waitForThreadOf } from './wait-for-thread.ts'

export function messageRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db } = deps
  const endsOf = waitEnds(app)
  route(app, contract.readThread, async ({ user, input, request }) => {
    const now = await readThread(db, user.memberId)
    if (input.after !== now.version) return now
    await waitForThreadOf(db, user.memberId, input.after, longPollMs, endsOf(request))
    return readThread(db, user.memberId)
  })
  route(app, contract.olderMessages, ({ user, input }) => readOlderMessages(db, user.memberId, input.before))
  route(app, contract.sendMessage, ({ user, input }) => sendMessage(deps, user.memberId, input))
}
