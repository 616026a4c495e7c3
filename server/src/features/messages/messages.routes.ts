import * as contract from '@mwc/contract/messages/messages.endpoints'
import type { FastifyInstance } from 'fastify'
import type { WaitEnds } from '../../database/reads/wait-for-version.ts'
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
  // Holds nothing of the thread, or of who asks, while it waits.
  const readAfter = async (memberId: string, after: number | undefined, ends: WaitEnds) => {
    const changed = await readThread(db, memberId).then((now) => (after === now.version ? null : now))
    if (changed) return changed
    await waitForThreadOf(db, memberId, after ?? 0, longPollMs, ends)
    return readThread(db, memberId)
  }
  route(app, contract.readThread, ({ user, input, request }) => readAfter(user.memberId, input.after, endsOf(request)))
  route(app, contract.olderMessages, ({ user, input }) => readOlderMessages(db, user.memberId, input.before))
  route(app, contract.sendMessage, ({ user, input }) => sendMessage(deps, user.memberId, input))
}
