import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { languageOfHeader } from '@mwc/contract/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { OpenDatabase } from '../../database/open-database.ts'
import { Refusal } from '../../http/refusal.ts'
import { readInput } from '../../http/route.ts'
import { readPayNowPayload } from '../paynow-payload.ts'
import { type BankActor, bankActs } from './bank-acts.ts'
import { type BankPayment, gatewayModes, type SimulatedBank } from './simulated-bank.ts'
import { messagesOf, phonesWithMessages } from './simulated-sms.ts'

const phone = z.string().check(z.regex(/^\+\d{6,15}$/, { error: 'invalid' }))
const phoneQuery = z.object({ phone })
const qrText = z.object({ text: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(1000, { error: 'tooLong' })) })
const mode = z.object({ mode: z.enum(gatewayModes) })
const act = z.object({
  transactionNumber: z.string().check(z.minLength(1), z.maxLength(60)),
  act: z.enum(bankActs),
  amountCents: z.optional(z.int().check(z.minimum(1), z.maximum(100_000_000))),
})

function show(payment: BankPayment) {
  const state = payment.charges.length > 0 ? 'settled' : payment.failureReason ? 'failed' : 'waiting'
  return { ...payment, state }
}

/** The page under /simulator/ and the calls that it makes. They are open to whoever reaches the server: nothing here is real. */
export async function simulatorRoutes(
  app: FastifyInstance,
  parts: { open: OpenDatabase; bank: SimulatedBank; actor: BankActor },
): Promise<void> {
  const { open, bank, actor } = parts
  const api = '/simulator/api'
  const options = { schema: { hide: true } }
  const answer = (data: unknown) => ({ code: 200, data })
  const read = <S extends z.ZodMiniType>(schema: S, raw: unknown, request: FastifyRequest) =>
    readInput(schema, raw ?? {}, languageOfHeader(request.headers['accept-language']))

  app.get(`${api}/phones`, options, async () => answer({ phones: await phonesWithMessages(open) }))
  app.get(`${api}/sms`, options, async (request) => {
    const input = read(phoneQuery, request.query, request)
    return answer({ messages: await messagesOf(open, input.phone) })
  })
  app.get(`${api}/payments`, options, async () => answer({ mode: await bank.mode(), payments: (await bank.latest()).map(show) }))
  app.post(`${api}/read-qr`, options, async (request) => {
    const seen = readPayNowPayload(read(qrText, request.body, request).text)
    const payment = seen && (await bank.findByPayNumber(seen.reference))
    if (!payment) throw new Refusal('request.notFound')
    return answer({ payment: show(payment) })
  })
  app.post(`${api}/act`, options, async (request) => {
    const input = read(act, request.body, request)
    const payment = await bank.find(input.transactionNumber)
    if (!payment) throw new Refusal('request.notFound')
    const callbacks = await actor.act(payment, input.act, input.amountCents)
    const after = await bank.find(input.transactionNumber)
    return answer({ callbacks, payment: after && show(after) })
  })
  app.post(`${api}/gateway`, options, async (request) => {
    const input = read(mode, request.body, request)
    await bank.setMode(input.mode)
    return answer({ mode: input.mode })
  })

  app.get('/simulator', options, async (_request, reply) => reply.redirect('/simulator/'))
  const root = fileURLToPath(new URL('../../../../simulator/dist', import.meta.url))
  if (!existsSync(root)) return
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      prefix: '/simulator/',
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    })
  })
}
