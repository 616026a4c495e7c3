import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { PaymentGateway } from '../../../ports/payment-gateway.ts'
import { checkAfterCallback } from './check-after-callback.ts'
import { noteCallback } from './note-gateway.ts'
import { waitAtMost } from './wait-at-most.ts'
import { settlePayment } from '../money/settle-payment.ts'
import { isName, isSound } from './valid-report.rules.ts'

/** How long a gateway that gave notice waits for its answer while it is asked itself. */
const askPatienceMs = 4_000

/**
 * `POST /h5-api/callbacks/paynow` and `…/nets`, with a signature over the raw body.
 * What is signed and cannot be read, or booked, is refused with 400.
 */
export function callbackRoutes(app: FastifyInstance, deps: Dependencies): void {
  const ask = async (gateway: PaymentGateway, word: { ask: string } | { askPayNumber: string }, log: FastifyBaseLogger) => {
    if (!isName('ask' in word ? word.ask : word.askPayNumber)) throw new Refusal('request.invalid')
    const of = 'ask' in word ? { transactionNumber: word.ask } : { payNumber: word.askPayNumber }
    let isOurs = true
    const asked = checkAfterCallback(deps, gateway, of).then(
      (known) => {
        // A gateway's account may be shared: money that was sent back of what is not ours is nobody's fault.
        isOurs = known || 'payNumber' in of
      },
      (error: unknown) => log.warn({ err: error }, 'the gateway gave notice and did not answer; the reconciliation asks again'),
    )
    await waitAtMost(askPatienceMs, asked)
    if (!isOurs) throw new Refusal('payments.notFound')
  }

  app.register(async (callbacks) => {
    callbacks.removeAllContentTypeParsers()
    callbacks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    callbacks.post(`${apiBase}/callbacks/:method`, { schema: { hide: true } }, async (request) => {
      const method = (request.params as { method: string }).method
      const gateway = method === 'paynow' || method === 'nets' ? deps.gateways[method] : undefined
      if (!gateway) throw new Refusal('request.notFound')
      const word = gateway.readCallback(Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0), request.headers)
      if (word === null) throw new Refusal('payments.badSignature')
      if (word === 'malformed') throw new Refusal('request.invalid')
      if (word === 'ignore') return { code: 200, data: {} }
      if ('ask' in word || 'askPayNumber' in word) await ask(gateway, word, request.log)
      else if (!isSound(word)) throw new Refusal('request.invalid')
      else if (!(await settlePayment(deps, gateway.name, word))) {
        // After a restore to an earlier moment: whoever looks for the money finds its name here.
        const told = { payment: word.transactionNumber, charges: word.charges.map(({ chargeId }) => chargeId) }
        if (word.charges.length > 0) request.log.warn(told, 'a gateway tells of money of a payment that is not in the books')
        throw new Refusal('payments.notFound')
      }
      await noteCallback(deps, gateway)
      return { code: 200, data: {} }
    })
  })
}
