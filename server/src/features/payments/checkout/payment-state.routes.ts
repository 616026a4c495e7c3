import { readPayment } from '@mwc/contract/payments/payments.endpoints'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { FastifyInstance } from 'fastify'
import type { WaitEnds } from '../../../database/reads/wait-for-version.ts'
import { longPollMs, waitEnds } from '../../../http/long-poll.ts'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { checkWhileWatched } from '../gateway/check-while-watched.ts'
import { readOwnPayment } from './read-own-payment.ts'
import { waitForPayment } from './wait-for-payment.ts'

/** The state of one payment, which somebody stands and waits for. */
export function paymentStateRoutes(app: FastifyInstance, deps: Dependencies): void {
  const endsOf = waitEnds(app)
  route(app, readPayment, ({ user, input: { id, after }, request }) => readAfter(deps, user.memberId, { id, after }, endsOf(request)))
}

type Asked = { id: string; after: number | undefined }

/** Holds nothing of the payment, or of who asks, while it waits. */
async function readAfter(deps: Dependencies, memberId: string, asked: Asked, ends: WaitEnds): Promise<Payment> {
  const { changed, waits } = await readIfChanged(deps, memberId, asked)
  if (changed) return changed
  const wait = () => waitForPayment(deps.db, asked.id, asked.after ?? 0, longPollMs / 2, ends)
  if (await wait()) {
    // Somebody still looks at it: its callback may be lost.
    if (waits) await checkWhileWatched(deps, asked.id)
    await wait()
  }
  return readOwnPayment(deps, memberId, asked.id)
}

/** The payment where it is newer than what the phone has, and whether it waits for its gateway. */
async function readIfChanged(deps: Dependencies, memberId: string, { id, after }: Asked) {
  const now = await readOwnPayment(deps, memberId, id)
  const waits = now.state === 'awaiting'
  if (waits) await checkWhileWatched(deps, id)
  return { changed: after === undefined || now.version > after ? now : null, waits }
}
