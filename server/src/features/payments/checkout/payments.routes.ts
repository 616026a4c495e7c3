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
import type { Parts } from '../../../dependencies.ts'
import { openAtGateway } from '../gateway/open-at-gateway.ts'
import { waitAtMost } from '../gateway/wait-at-most.ts'
import { viewPaymentOptions } from './payment-options.views.ts'
import { viewPayments } from './payments.views.ts'
import { quotePayment } from '../orders/quote-payment.ts'
import { showPayment } from './read-payment.ts'
import { startPayment } from './start-payment.ts'
import { cancelPayment } from './cancel-payment.ts'
import { retryPayment } from './retry-payment.ts'

/** How long the call that starts a payment waits for the gateway before it answers without the QR. */
const gatewayPatienceMs = 4_000

export function paymentRoutes(app: FastifyInstance, parts: Parts): void {
  const show = (memberId: string, id: string) => showPayment(parts, memberId, id)
  const open = async (request: FastifyRequest, paymentId: string) => {
    const opening = openAtGateway(parts, paymentId).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the gateway did not open a payment; the job tries again')
    })
    await waitAtMost(gatewayPatienceMs, opening)
  }

  route(app, paymentOptions, async ({ asker }) => viewPaymentOptions(parts, asker.memberId))
  route(app, quoteEndpoint, async ({ asker, input }) => quotePayment(parts, asker.memberId, input))
  route(app, startEndpoint, async ({ asker, input, request }) => {
    const id = await startPayment(parts, asker.memberId, input)
    await open(request, id)
    return show(asker.memberId, id)
  })
  route(app, retryEndpoint, async ({ asker, input, request }) => {
    const id = await retryPayment(parts, asker.memberId, input)
    await open(request, id)
    return show(asker.memberId, id)
  })
  route(app, cancelEndpoint, async ({ asker, input }) => {
    await cancelPayment(parts, asker.memberId, input.id)
    return show(asker.memberId, input.id)
  })
  route(app, listPayments, async ({ asker, input, language }) => viewPayments(parts, asker.memberId, readCursor(input.cursor, language)))
}

function readCursor(cursor: string | undefined, language: Language): { at: Date; id: string } | null {
  if (cursor === undefined) return null
  const match = /^(\d{10,14})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  if (!match) throw fieldRefusal('request.invalid', 'cursor', 'invalid', language)
  return { at: new Date(Number(match[1])), id: match[2] ?? '' }
}
