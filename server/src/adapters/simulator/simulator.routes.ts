import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { languageOfHeader } from '@mwc/contract/language/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { OpenDatabase } from '../../database/database.ts'
import { Refusal } from '../../http/refusal.ts'
import { readInput } from '../../http/read-input.ts'
import { readPayNowPayload } from '../paynow-payload.ts'
import { type BankActor, bankActs } from './bank-acts.ts'
import { type BankPayment, gatewayModes, parties, type Party, type SimulatedBank } from './simulated-bank.ts'
import { readNetsText } from './simulated-nets.ts'
import { pushesTo } from './simulated-push.ts'
import { messagesOf, phonesWithMessages, setSmsMode, smsMode, smsModes } from './simulated-sms.ts'

const phone = z.string().check(z.regex(/^\+\d{6,15}$/, { error: 'invalid' }))
const phoneQuery = z.object({ phone })
const party = z._default(z.enum(parties), 'bank')
const partyQuery = z.object({ party })
const qrText = z.object({ text: z.string().check(z.minLength(1, { error: 'required' }), z.maxLength(1000, { error: 'tooLong' })), party })
const mode = z.object({ mode: z.enum(gatewayModes), party })
const endpointQuery = z.object({ endpoint: z.string().check(z.maxLength(1000)) })
const networkMode = z.object({ mode: z.enum(smsModes) })
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
  deps: { open: OpenDatabase; sides: Record<Party, { bank: SimulatedBank; actor: BankActor }> },
): Promise<void> {
  const { open, sides } = deps
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
  app.get(`${api}/push`, options, async (request) => {
    const input = read(endpointQuery, request.query, request)
    return answer({ pushes: await pushesTo(open, input.endpoint) })
  })
  app.get(`${api}/network`, options, async () => answer({ mode: await smsMode(open) }))
  app.post(`${api}/network`, options, async (request) => {
    const input = read(networkMode, request.body, request)
    await setSmsMode(open, input.mode)
    return answer({ mode: input.mode })
  })
  app.get(`${api}/payments`, options, async (request) => {
    const { bank } = sides[read(partyQuery, request.query, request).party]
    return answer({ mode: await bank.mode(), payments: (await bank.latest()).map(show) })
  })
  app.post(`${api}/read-qr`, options, async (request) => {
    const input = read(qrText, request.body, request)
    const payNumber = input.party === 'nets' ? readNetsText(input.text) : readPayNowPayload(input.text)?.reference
    const payment = payNumber && (await sides[input.party].bank.findByPayNumber(payNumber))
    if (!payment) throw new Refusal('request.notFound')
    return answer({ payment: show(payment) })
  })
  app.post(`${api}/act`, options, async (request) => {
    const input = read(act, request.body, request)
    for (const { bank, actor } of Object.values(sides)) {
      const payment = await bank.find(input.transactionNumber)
      if (!payment) continue
      const callbacks = await actor.act(payment, input.act, input.amountCents)
      const after = await bank.find(input.transactionNumber)
      return answer({ callbacks, payment: after && show(after) })
    }
    throw new Refusal('request.notFound')
  })
  app.post(`${api}/gateway`, options, async (request) => {
    const input = read(mode, request.body, request)
    await sides[input.party].bank.setMode(input.mode)
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
