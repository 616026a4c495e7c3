import { readPayment } from '@mwc/contract/payments/payments.endpoints'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { FastifyInstance } from 'fastify'
import type { WaitEnds } from '../../../database/reads/wait-for-version.ts'
import { longPollMs, waitEnds } from '../../../http/long-poll.ts'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { gatherWatched } from '../gateway/gather-watched.ts'
import { alongsidePayment, readOwnPayment, showFoundPayment } from './read-own-payment.ts'
import { waitForPayment } from './wait-for-payment.ts'

/** The state of one payment, which somebody stands and waits for. */
export function paymentStateRoutes(app: FastifyInstance, deps: Dependencies): void {
  const endsOf = waitEnds(app)
  const watch = gatherWatched(deps)
  route(
    app,
    readPayment,
    ({ user: { memberId }, input: { id, after }, found, request }) => {
      const now = showFoundPayment(deps, found)
      const waits = now.state === 'awaiting'
      if (waits) watch(id)
      if (after === undefined || now.version > after) return Promise.resolve(now)
      return readAfter(deps, { memberId, id, after, onHalf: waits ? () => watch(id) : undefined }, endsOf(request))
    },
    { alongside: alongsidePayment },
  )
}

type Asked = { memberId: string; id: string; after: number; onHalf: (() => void) | undefined }

/** Holds nothing of the payment, or of who asks, while it waits. */
async function readAfter(deps: Dependencies, { memberId, id, after, onHalf }: Asked, ends: WaitEnds): Promise<Payment> {
  const wait = () => waitForPayment(deps.db, id, after, longPollMs / 2, ends)
  if (await wait()) {
    // Somebody still looks at it: its callback may be lost.
    onHalf?.()
    await wait()
  }
  return readOwnPayment(deps, memberId, id)
}
