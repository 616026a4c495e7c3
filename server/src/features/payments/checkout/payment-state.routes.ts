import { readPayment } from '@mwc/contract/payments/payments.endpoints'
import type { FastifyInstance } from 'fastify'
import { longPollMs, waitEnds } from '../../../http/long-poll.ts'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { checkWhileWatched } from '../gateway/check-while-watched.ts'
import { readOwnPayment } from './read-own-payment.ts'
import { waitForPayment } from './wait-for-payment.ts'

/** The state of one payment, which somebody stands and waits for. */
export function paymentStateRoutes(app: FastifyInstance, deps: Dependencies): void {
  const endsOf = waitEnds(app)
  route(app, readPayment, async ({ user, input, request }) => {
    const now = await readOwnPayment(deps, user.memberId, input.id)
    if (now.state === 'awaiting') await checkWhileWatched(deps, input.id)
    if (input.after === undefined || now.version > input.after) return now
    await waitForPayment(deps.db, input.id, input.after, longPollMs, endsOf(request))
    return readOwnPayment(deps, user.memberId, input.id)
  })
}
