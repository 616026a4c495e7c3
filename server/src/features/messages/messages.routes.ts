import * as contract from '@mwc/contract/messages/messages.endpoints'
import type { FastifyInstance } from 'fastify'
import { longPollMs, waitEnds } from '../../http/long-poll.ts'
import { route } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { readThread } from './read-thread.ts'
import { readOlderMessages } from './read-older-messages.ts'
import { sendMessage } from './send-message.ts'
import { waitForThreadOf } from './watch-thread.ts'

export function messageRoutes(app: FastifyInstance, parts: Parts): void {
  const { db } = parts
  const endsOf = waitEnds(app)
  route(app, contract.readThread, async ({ asker, input, request }) => {
    const now = await readThread(db, asker.memberId)
    if (input.after !== now.version) return now
    await waitForThreadOf(db, asker.memberId, input.after, longPollMs, endsOf(request))
    return readThread(db, asker.memberId)
  })
  route(app, contract.olderMessages, ({ asker, input }) => readOlderMessages(db, asker.memberId, input.before))
  route(app, contract.sendMessage, ({ asker, input }) => sendMessage(parts, asker.memberId, input))
}
