import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { GatewayAway, GatewayRefused } from '../ports/gateway-faults.ts'
import { testClock } from '../testing/stand-ins/test-clock.ts'
import { netsGateway } from './nets-gateway.ts'

const secret = 'a secret for this test only'
const number = 'MWC260310ABCDEFGH'
type Seen = { path: string; fields: Record<string, unknown>; isSigned: boolean; keyId: unknown }
const stops: (() => void)[] = []
afterEach(() => stops.splice(0).forEach((stop) => stop()))

/** A server that stands where NETS's host would, keeps what it was asked and answers as told. */
async function standIn(answer: (seen: Seen) => [status: number, body: unknown]) {
  const asked: Seen[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks).toString('utf8')
    const isSigned =
      request.headers.sign ===
      createHash('sha256')
        .update(body + secret)
        .digest('base64')
    const seen = { path: request.url ?? '', fields: JSON.parse(body), isSigned, keyId: request.headers.keyid }
    asked.push(seen)
    let answered: [status: number, body: unknown]
    try {
      answered = answer(seen)
    } catch {
      return void response.destroy()
    }
    const [status, reply] = answered
    response.writeHead(status, { 'content-type': 'application/json' }).end(typeof reply === 'string' ? reply : JSON.stringify(reply))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => server.close())
  const { port } = server.address() as AddressInfo
  const config = {
    NETS_API_URL: `http://127.0.0.1:${port}`,
    NETS_KEY_ID: 'key-1',
    NETS_SECRET: secret,
    NETS_TERMINAL_ID: '37000001',
    NETS_MERCHANT_ID: '11000000001',
    NETS_INSTITUTION_CODE: '20000000001',
    publicUrl: 'https://mwc.example',
  }
  const gateway = netsGateway(config, testClock('2026-03-10T09:05:07+08:00'))
  if (!gateway) throw new Error('no gateway')
  return { gateway, asked }
}

const order = { transactionNumber: number, amountCents: 900, expiresAt: Temporal.Instant.from('2026-03-17T00:00:00Z') }
const taken = { response_code: '00', txn_identifier: 'NETS QR 0001', retrieval_ref: 'ab1234567890' }
const known = { handle: '000042 0310 090507 NETS QR 0001', amountCents: 900 }

test('there is no gateway without keys', () => {
  const none = { NETS_API_URL: undefined, NETS_KEY_ID: undefined, NETS_SECRET: undefined, NETS_TERMINAL_ID: undefined }
  const config = { ...none, NETS_MERCHANT_ID: undefined, NETS_INSTITUTION_CODE: undefined, publicUrl: 'https://mwc.example' }
  expect(netsGateway(config, testClock('2026-03-10T09:05:07+08:00'))).toBeUndefined()
})

test('an order is signed, names its amount in twelve digits and where to give notice, and says no word of being paid', async () => {
  const { gateway, asked } = await standIn(() => [200, taken])
  const opened = await gateway.open(order)
  expect(opened).toMatchObject({ payNumber: 'AB1234567890', qrText: 'NETS QR 0001' })
  expect(opened.handle).toMatch(/^\d{6} 0310 090507 NETS QR 0001$/)
  const [seen] = asked
  expect([seen?.path, seen?.isSigned, seen?.keyId]).toEqual(['/qr/dynamic/v1/order/request', true, 'key-1'])
  expect(seen?.fields).toMatchObject({
    mti: '0200',
    process_code: '990000',
    amount: '000000000900',
    transaction_date: '0310',
    transaction_time: '090507',
    host_tid: '37000001',
    host_mid: '11000000001',
    invoice_ref: number.slice(1),
    communication_data: [{ destination: 'https://mwc.example/h5-api/callbacks/nets' }],
  })
  expect(seen?.fields.stan).toMatch(/^\d{6}$/)
})

test('an order that the host numbers is called so; one without a number is known by ours, which stands on no slip', async () => {
  for (const [answer, isOwn] of [
    [taken, false],
    [{ ...taken, retrieval_ref: undefined }, true],
    [{ ...taken, retrieval_ref: '  ' }, true],
  ] as const) {
    const { gateway } = await standIn(() => [200, answer])
    const { payNumber, handle = null } = await gateway.open(order)
    expect([payNumber, gateway.isOwnNumber?.(payNumber, handle)]).toEqual([
      isOwn ? expect.stringMatching(/^0310090507\d{6}$/) : 'AB1234567890',
      isOwn,
    ])
    expect(gateway.isOwnNumber?.(payNumber, null)).toBe(false)
  }
})

test.each([
  [200, { response_code: '63', txn_identifier: 'x' }, GatewayRefused],
  [400, {}, GatewayRefused],
  [401, {}, GatewayRefused],
  [429, {}, GatewayAway],
  [500, {}, GatewayAway],
  [503, {}, GatewayAway],
  [200, '<html>', SyntaxError],
  [200, { response_code: '94' }, Error],
])('an order answered by %i %j throws what that is: nobody takes an outage for a failed payment', async (status, body, fault) => {
  const { gateway } = await standIn(() => [status, body])
  const error: unknown = await gateway.open(order).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(fault)
  expect(fault === Error && (error instanceof GatewayAway || error instanceof GatewayRefused)).toBe(false)
})

test('a line that breaks is an outage', async () => {
  const { gateway } = await standIn(() => {
    throw new Error('the line breaks')
  })
  await expect(gateway.open(order)).rejects.toThrow(GatewayAway)
})

test('a question shows the QR that was opened, and a payment that was never opened is unknown without one', async () => {
  const { gateway, asked } = await standIn(() => [200, { response_code: '09' }])
  expect((await gateway.query(number, 'AB1', known)).state).toBe('waiting')
  expect(asked[0]).toMatchObject({ path: '/qr/dynamic/v1/transaction/query', isSigned: true })
  expect(asked[0]?.fields).toMatchObject({ mti: '0100', process_code: '330000', stan: '000042', txn_identifier: 'NETS QR 0001' })
  expect((await gateway.query(number, null, { handle: null, amountCents: 900 })).state).toBe('unknown')
  expect(asked).toHaveLength(1)
})

test('what was approved is one arrival of money of the QR’s amount, however often it is asked about', async () => {
  const { gateway } = await standIn(() => [200, { response_code: '00', txn_identifier: 'NETS QR 0001' }])
  const reports = [await gateway.query(number, 'AB1', known), await gateway.query(number, 'AB1', known)]
  for (const { state, charges } of reports) {
    expect([state, charges.map(({ chargeId, amountCents, currency }) => [chargeId, amountCents, currency])]).toEqual([
      'settled',
      [['AB1', 900, 'SGD']],
    ])
  }
})

test.each([{ txn_identifier: '' }, { txn_identifier: null, retrieval_ref: null }, { retrieval_ref: 7, txn_identifier: 'x'.repeat(300) }])(
  'a question is answered by its code, whatever stands beside it: %j',
  async (beside) => {
    const { gateway } = await standIn(({ path }) => [200, { ...beside, response_code: path.endsWith('/query') ? '00' : '63' }])
    expect((await gateway.query(number, 'AB1', known)).state).toBe('settled')
    await expect(gateway.open(order)).rejects.toThrow(GatewayRefused)
  },
)

test.each([null, 7, 'ab\u0000', '9'.repeat(300)])(
  'an order under a number that no books can hold, %j, is known by ours',
  async (retrieval_ref) => {
    const { gateway } = await standIn(() => [200, { ...taken, retrieval_ref }])
    const { payNumber, handle = null } = await gateway.open(order)
    expect(gateway.isOwnNumber?.(payNumber, handle)).toBe(true)
  },
)

test.each([
  ['09', 'waiting'],
  ['68', 'waiting'],
  ['76', 'unknown'],
  ['12', 'unknown'],
  ['05', 'failed'],
  ['55', 'failed'],
])('code %s is %s', async (response_code, state) => {
  const { gateway } = await standIn(() => [200, { response_code }])
  expect(await gateway.query(number, 'AB1', known)).toMatchObject({ state, charges: [] })
})

test.each(['01', '06', '30', '63', '92', '99'])('code %s is no word about the payment', async (response_code) => {
  const { gateway } = await standIn(() => [200, { response_code }])
  await expect(gateway.query(number, 'AB1', known)).rejects.toThrow(response_code)
})

test('a notification is believed for nothing but a question; what names no payment of ours is ignored', async () => {
  const { gateway } = await standIn(() => [500, {}])
  const read = (body: string) => gateway.readCallback(Buffer.from(body), {})
  expect(read(JSON.stringify({ response_code: '00', invoice_ref: number.slice(1) }))).toEqual({ ask: number })
  for (const body of ['', '{', '[]', 'null', '{"response_code":"00"}', '{"invoice_ref":"WC1; drop table"}', '{"invoice_ref":7}']) {
    expect(read(body)).toBe('ignore')
  }
})
