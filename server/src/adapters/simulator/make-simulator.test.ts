import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import type { OpenDatabase } from '../../database/database.ts'
import { answerRefusals } from '../../http/refusal-reply.ts'
import { systemClock } from '../../ports/clock.ts'
import type { GatewayWord } from '../../ports/payment-gateway.ts'
import { embeddedDatabase } from '../../testing/databases/embedded-database.ts'
import { readPayNowPayload } from '../paynow-payload.ts'
import { signCallback, signatureHeader } from './callback-signature.ts'
import { makeSimulator } from './make-simulator.ts'

const secret = 'a secret for this test only'
let open: OpenDatabase
beforeAll(async () => {
  open = await embeddedDatabase()
})
afterAll(() => open.close())
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

/** A server that does nothing but listen to the simulated gateway, beside the simulator. */
async function scene() {
  const simulator = await makeSimulator({ config: readConfig({}), open, clock: systemClock, secret, pushKey: 'a key' })
  await open.executeSql('truncate simulator.sms, simulator.charge, simulator.callback, simulator.payment, simulator.switch')
  const app = Fastify()
  const heard: (GatewayWord | null)[] = []
  answerRefusals(app, () => '6536 2692')
  app.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const [method, gateway] of [['paynow', simulator.payNow] as const, ['nets', simulator.nets] as const]) {
      scope.post(`/h5-api/callbacks/${method}`, async (request) => {
        heard.push(gateway.readCallback(request.body as Buffer, request.headers))
        return { code: 200 }
      })
    }
  })
  await simulator.mount(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  stops.push(() => app.close())
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const reply = await app.inject({ method, url: `/simulator/api/${path}`, ...(payload ? { payload } : {}) })
    return { status: reply.statusCode, body: reply.json() }
  }
  return { simulator, heard, call }
}

const order = (transactionNumber = 'MWC-1') => ({
  transactionNumber,
  amountCents: 900,
  expiresAt: Temporal.Now.instant().round('second').add({ minutes: 15 }),
})

test('the tables can be made by several processes at once, and again', async () => {
  await scene()
  const again = () => makeSimulator({ config: readConfig({}), open, clock: systemClock, secret, pushKey: 'a key' })
  await expect(Promise.all([again(), again()])).resolves.toHaveLength(2)
})

test('texts stand on the phone that they were sent to, newest first', async () => {
  const { simulator, call } = await scene()
  await simulator.sms.send({ id: '1', to: '+6581000001', text: 'first', kind: 'code', validSeconds: null })
  await simulator.sms.send({ id: '2', to: '+6581000001', text: 'second', kind: 'code', validSeconds: null })
  await simulator.sms.send({ id: '3', to: '+6581000002', text: 'for another', kind: 'code', validSeconds: null })
  const { body } = await call('GET', 'sms?phone=%2B6581000001')
  expect(body.data.messages.map((message: { text: string }) => message.text)).toEqual(['second', 'first'])
})

test('a payment opened twice is one payment with one QR that no bank can pay', async () => {
  const { simulator } = await scene()
  const first = await simulator.payNow.open(order())
  expect(await simulator.payNow.open(order())).toEqual(first)
  expect(readPayNowPayload(first.qrText)).toMatchObject({ amountCents: 900, reference: first.payNumber, uen: 'EXAMPLE000' })
})

test('paying is told by a signed callback, and a query gives the same charge', async () => {
  const { simulator, heard, call } = await scene()
  await simulator.payNow.open(order())
  const { body } = await call('POST', 'act', { transactionNumber: 'MWC-1', act: 'pay' })
  expect(body.data.callbacks).toEqual([{ status: 200 }])
  expect(heard).toEqual([await simulator.payNow.query('MWC-1', null)])
  expect(heard[0]).toMatchObject({ state: 'settled', charges: [{ amountCents: 900, currency: 'SGD' }] })
})

test.each([
  ['payTwice', ['settled', 'settled'], 'settled'],
  ['paySilently', [], 'settled'],
  ['payOutOfOrder', ['settled', 'failed'], 'settled'],
  ['fail', ['failed'], 'failed'],
  ['payLate', [], 'waiting'],
])('%s tells %j and answers a query with %s', async (act, told, state) => {
  const { simulator, heard, call } = await scene()
  await simulator.payNow.open(order())
  await call('POST', 'act', { transactionNumber: 'MWC-1', act })
  expect(heard.map((word) => typeof word === 'object' && word && 'state' in word && word.state)).toEqual(told)
  expect((await simulator.payNow.query('MWC-1', null)).state).toBe(state)
})

test('a payment to be paid late is paid by itself after its end', async () => {
  const { simulator, heard, call } = await scene()
  await simulator.payNow.open({ ...order(), expiresAt: Temporal.Now.instant().subtract({ milliseconds: 1_500 }).add({ seconds: 1 }) })
  await call('POST', 'act', { transactionNumber: 'MWC-1', act: 'payLate' })
  await expect.poll(() => heard.length, { timeout: 8_000 }).toBe(1)
})

test('a wrong amount is another amount', async () => {
  const { simulator, heard, call } = await scene()
  await simulator.payNow.open(order())
  await call('POST', 'act', { transactionNumber: 'MWC-1', act: 'payWrongAmount', amountCents: 850 })
  expect(heard[0]).toMatchObject({ charges: [{ amountCents: 850 }] })
})

test('what was told can be told again, word for word', async () => {
  const { simulator, heard, call } = await scene()
  await simulator.payNow.open(order())
  await call('POST', 'act', { transactionNumber: 'MWC-1', act: 'pay' })
  await call('POST', 'act', { transactionNumber: 'MWC-1', act: 'tellAgain' })
  expect(heard).toHaveLength(2)
  expect(heard[1]).toEqual(heard[0])
})

test('a gateway that is switched off throws; one whose answer is lost has opened the payment', async () => {
  const { simulator, call } = await scene()
  await call('POST', 'gateway', { mode: 'down' })
  await expect(simulator.payNow.open(order())).rejects.toThrow('switched off')
  await call('POST', 'gateway', { mode: 'lostAnswer' })
  await expect(simulator.payNow.open(order())).rejects.toThrow('lost')
  await call('POST', 'gateway', { mode: 'up' })
  expect((await simulator.payNow.query('MWC-1', null)).state).toBe('waiting')
  expect((await simulator.payNow.query('MWC-2', null)).state).toBe('unknown')
})

test('a callback is believed only with its signature, fresh and unchanged', async () => {
  const { simulator } = await scene()
  const raw = Buffer.from(JSON.stringify({ type: 'payment.failed', transactionNumber: 'MWC-1', failureReason: 'no' }))
  const now = systemClock.now()
  const read = (header: string, body = raw) => simulator.payNow.readCallback(body, { [signatureHeader]: header })
  expect(read(signCallback(secret, raw, now))).toMatchObject({ state: 'failed' })
  expect(read(signCallback(secret, raw, now.subtract({ minutes: 6 })))).toBeNull()
  expect(read(signCallback('another secret', raw, now))).toBeNull()
  expect(read(signCallback(secret, raw, now), Buffer.from(raw.toString().replace('failed', 'opened')))).toBeNull()
  expect(read('t=1,v1=zz')).toBeNull()
  expect(simulator.payNow.readCallback(raw, {})).toBeNull()
})

test('a scanned QR is found again, and other texts are not', async () => {
  const { simulator, call } = await scene()
  const { qrText } = await simulator.payNow.open(order())
  expect((await call('POST', 'read-qr', { text: qrText })).body.data.payment.transactionNumber).toBe('MWC-1')
  expect((await call('POST', 'read-qr', { text: `${qrText.slice(0, -1)}?` })).status).toBe(404)
})

test.each([
  ['an act that nobody knows', 'act', { transactionNumber: 'MWC-1', act: 'steal' }, 400],
  ['a payment that nobody knows', 'act', { transactionNumber: 'MWC-9', act: 'pay' }, 404],
  ['a mode that nobody knows', 'gateway', { mode: 'sideways' }, 400],
])('%s is refused', async (_title, path, payload, status) => {
  const { call } = await scene()
  expect((await call('POST', path, payload)).status).toBe(status)
})

test('a machine collects what was opened at it, prints a reference, and tells no more than that something happened', async () => {
  const { simulator, heard, call } = await scene()
  const { qrText, payNumber } = await simulator.nets.open(order('MWC-N1'))
  expect(await simulator.nets.open(order('MWC-N1'))).toEqual({ qrText, payNumber })
  expect(qrText).toContain('EXAMPLE')
  expect((await call('POST', 'read-qr', { text: qrText, party: 'nets' })).body.data.payment.transactionNumber).toBe('MWC-N1')
  const { body } = await call('POST', 'act', { transactionNumber: 'MWC-N1', act: 'pay' })
  expect(heard).toEqual([{ ask: 'MWC-N1' }])
  const { state, charges } = await simulator.nets.query('MWC-N1', payNumber)
  expect([state, charges[0]?.chargeId, charges[0]?.amountCents]).toEqual(['settled', body.data.payment.charges[0].chargeId, 900])
})

test('bank and machine know nothing of each other: neither payments, nor QRs, nor switches, nor callbacks', async () => {
  const { simulator, call } = await scene()
  await simulator.payNow.open(order('MWC-B1'))
  const { qrText } = await simulator.nets.open(order('MWC-N1'))
  expect((await simulator.nets.query('MWC-B1', null)).state).toBe('unknown')
  expect((await simulator.payNow.query('MWC-N1', null)).state).toBe('unknown')
  expect((await call('POST', 'read-qr', { text: qrText })).status).toBe(404)
  const listed = async (party: string) =>
    (await call('GET', `payments?party=${party}`)).body.data.payments.map(
      (payment: { transactionNumber: string }) => payment.transactionNumber,
    )
  expect([await listed('bank'), await listed('nets')]).toEqual([['MWC-B1'], ['MWC-N1']])
  await call('POST', 'gateway', { mode: 'down', party: 'nets' })
  await expect(simulator.nets.query('MWC-N1', null)).rejects.toThrow('switched off')
  expect((await simulator.payNow.query('MWC-B1', null)).state).toBe('waiting')
  const notice = Buffer.from(JSON.stringify({ type: 'nets.notice', transactionNumber: 'MWC-N1' }))
  expect(simulator.nets.readCallback(notice, { [signatureHeader]: signCallback(secret, notice, systemClock.now()) })).toBeNull()
})
