import { readPayment } from '@mwc/contract/payments/payments.endpoints'
import type { FastifyInstance } from 'fastify'
import { longPollMs, waitEnds } from '../../../http/long-poll.ts'
import { route } from '../../../http/route.ts'
import type { Parts } from '../../../dependencies.ts'
import { askWhileWatched } from '../gateway/ask-while-watched.ts'
import { showPayment } from './read-payment.ts'
import { waitForChange } from './watch-payment.ts'

/** The state of one payment, which somebody stands and waits for. */
export function paymentStateRoutes(app: FastifyInstance, parts: Parts): void {
  const endsOf = waitEnds(app)
  route(app, readPayment, async ({ asker, input, request }) => {
    const now = await showPayment(parts, asker.memberId, input.id)
    if (now.state === 'awaiting') await askWhileWatched(parts, input.id)
    if (input.after === undefined || now.version > input.after) return now
    await waitForChange(parts.db, input.id, input.after, longPollMs, endsOf(request))
    return showPayment(parts, asker.memberId, input.id)
  })
}
