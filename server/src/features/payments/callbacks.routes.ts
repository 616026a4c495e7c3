import { apiBase } from '@mwc/contract/api-address'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import type { Parts } from '../../parts.ts'
import { askBecauseTold } from './ask-gateway.ts'
import { waitAtMost } from './wait-at-most.ts'
import { settlePayment } from './settle-payment.ts'

/** How long a gateway that gave notice waits for its answer while it is asked itself. */
const askPatienceMs = 4_000

/** Where gateways tell of payments: `POST /h5-api/callbacks/paynow` and `…/nets`, with a signature over the raw body. */
export function callbackRoutes(app: FastifyInstance, parts: Parts): void {
  app.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers()
    callbacks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    callbacks.post(`${apiBase}/callbacks/:method`, { schema: { hide: true } }, async (request) => {
      const method = (request.params as { method: string }).method
      const gateway = method === 'paynow' || method === 'nets' ? parts.gateways[method] : undefined
      if (!gateway) throw new Refusal('request.notFound')
      const word = gateway.readCallback(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.headers)
      if (word === null) throw new Refusal('payments.badSignature')
      if (word === 'ignore') return { code: 200, data: {} }
      if (!('ask' in word)) {
        if (!(await settlePayment(parts, gateway.name, word))) throw new Refusal('payments.notFound')
        return { code: 200, data: {} }
      }
      let isOurs = true
      const asked = askBecauseTold(parts, gateway.name, word.ask).then(
        (known) => {
          isOurs = known
        },
        (error: unknown) => request.log.warn({ err: error }, 'the gateway gave notice and did not answer; the reconciliation asks again'),
      )
      await waitAtMost(askPatienceMs, asked)
      if (!isOurs) throw new Refusal('payments.notFound')
      return { code: 200, data: {} }
    })
  })
}
