import type { Language } from '@mwc/contract/language/language'
import {
  cancelPayment as cancelEndpoint,
  listPayments,
  paymentOptions,
  quotePayment as quoteEndpoint,
  retryPayment as retryEndpoint,
  startPayment as startEndpoint,
} from '@mwc/contract/payments/payments.endpoints'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { openAtGateway } from '../gateway/open-at-gateway.ts'
import { waitAtMost } from '../gateway/wait-at-most.ts'
import type { Started } from './add-payment.ts'
import { readPaymentOptions } from './read-payment-options.ts'
import { alongsidePayments, listOwnPayments } from './list-payments.ts'
import { quotePayment } from '../orders/quote-payment.ts'
import { readOwnPayment } from './read-own-payment.ts'
import { startPayment } from './start-payment.ts'
import { cancelPayment } from './cancel-payment.ts'
import { retryPayment } from './retry-payment.ts'

/** How long the call that starts a payment waits for the gateway before it answers without the QR. */
const gatewayPatienceMs = 4_000

export function paymentRoutes(app: FastifyInstance, deps: Dependencies): void {
  const show = (memberId: string, id: string) => readOwnPayment(deps, memberId, id)
  const open = async (request: FastifyRequest, { id, payment }: Started) => {
    const opening = openAtGateway(deps, payment ?? id).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the gateway did not open a payment; the job tries again')
    })
    await waitAtMost(gatewayPatienceMs, opening)
  }

  route(app, paymentOptions, async ({ user }) => readPaymentOptions(deps, user.memberId))
  route(app, quoteEndpoint, async ({ user, input }) => quotePayment(deps, user.memberId, input))
  route(app, startEndpoint, async ({ user, input, request }) => {
    const started = await startPayment(deps, user.memberId, input)
    await open(request, started)
    return show(user.memberId, started.id)
  })
  route(app, retryEndpoint, async ({ user, input, request }) => {
    const started = await retryPayment(deps, user.memberId, input)
    await open(request, started)
    return show(user.memberId, started.id)
  })
  route(app, cancelEndpoint, async ({ user, input }) => {
    await cancelPayment(deps, user.memberId, input.id)
    return show(user.memberId, input.id)
  })
  route(
    app,
    listPayments,
    async ({ user, input, language, found }) => listOwnPayments(deps, user.memberId, readCursor(input.cursor, language), found),
    { alongside: alongsidePayments },
  )
}

function readCursor(cursor: string | undefined, language: Language): { at: Date; id: string } | null {
  if (cursor === undefined) return null
  const match = /^(\d{10,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  if (!match) throw fieldRefusal('request.invalid', 'cursor', 'invalid', language)
  return { at: new Date(Number(match[1])), id: match[2] ?? '' }
}
