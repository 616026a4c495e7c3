import { afterEach, beforeAll, expect, test } from 'vitest'
import { GatewayAway } from '../../ports/gateway-faults.ts'
import { PartyResting, wasNotTaken } from '../../ports/party-faults.ts'
import { answers, breaksOff, cuts, faultyParty, halts, type Manner, saysNothing } from '../../testing/stand-ins/faulty-party.ts'
import { testClock } from '../../testing/stand-ins/test-clock.ts'
import { netsGateway } from '../nets-gateway.ts'
import { stripeGateway } from '../stripe-gateway.ts'
import { twilioSms } from '../twilio-sms.ts'
import { webPushService } from '../web-push.ts'
import { gatewayLimits, pushLimits, smsLimits } from './limits.ts'

/** A machine that does much else takes its time, too: only who never answers is waited for shortly. */
const timeFor = (manner?: Manner) => (manner === saysNothing || manner === halts ? 400 : 5_000)
const quick = (manner?: Manner) => ({ timeoutMs: timeFor(manner), firstWaitMs: 2, patienceMs: 2_500, restMs: 60_000 })
const closes: (() => void)[] = []
afterEach(() => closes.splice(0).forEach((close) => close()))

async function party(...manners: Manner[]) {
  const made = await faultyParty(...manners)
  closes.push(made.close)
  return made
}
/** Where nobody is: its name leads nowhere. */
const nowhere = { url: 'http://nobody.invalid', asked: [] as string[] }
type Party = Pick<Awaited<ReturnType<typeof faultyParty>>, 'url' | 'asked'>

const must = <T>(made: T | undefined): T => {
  if (made === undefined) throw new Error('no gateway')
  return made
}
const stripe = ({ url }: Party, manner?: Manner) =>
  must(
    stripeGateway(
      { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x', STRIPE_API_HOST: url },
      { ...gatewayLimits, ...quick(manner) },
    ),
  )
const nets = ({ url }: Party, manner?: Manner) => {
  const keys = { NETS_KEY_ID: 'k', NETS_SECRET: 's', NETS_TERMINAL_ID: '37000001', NETS_MERCHANT_ID: '1', NETS_INSTITUTION_CODE: '2' }
  const config = { NETS_API_URL: url, ...keys, publicUrl: 'https://mwc.example' }
  return must(netsGateway(config, testClock('2026-03-10T09:05:07+08:00'), { ...gatewayLimits, ...quick(manner) }))
}
const twilio = ({ url }: Party, manner?: Manner) =>
  twilioSms(
    { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 't', TWILIO_SENDER: 'MWC', TWILIO_API_HOST: url, publicUrl: 'https://mwc.example' },
    { ...smsLimits, ...quick(manner) },
  )
const pushKeys = {
  publicKey: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
  privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
}
const push = ({ url }: Party, manner?: Manner) =>
  webPushService({ publicUrl: 'https://mwc.example', PUSH_SUBJECT: undefined, PUSH_API_HOST: url }, pushKeys, {
    ...pushLimits,
    ...quick(manner),
    faultsInARow: 2,
  })

const order = { transactionNumber: 'MWC260310ABCDEFGH', amountCents: 900, expiresAt: Temporal.Instant.from('2026-12-31T00:00:00Z') }
const known = { handle: '000042 0310 090507 QR', amountCents: 900 }
const sms = {
  id: '0190d9a4-5a3e-4f0e-8f6e-0a1b2c3d4e5f',
  to: '+6581000001',
  text: 'Code 918273',
  kind: 'notice',
  validSeconds: 300,
} as const
const target = { endpoint: 'https://fcm.googleapis.com/x', p256dh: pushKeys.publicKey, auth: Buffer.alloc(16).toString('base64url') }
const message = { body: '{}', topic: 'a', ttlSeconds: 60 }
const faultOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

// The library reads its own code at the first message, which may take longer than a silent party is waited for.
beforeAll(async () => {
  await twilio(await party(answers(201, { sid: 'SM0' }))).send(sms)
})

const faults: [string, Manner][] = [
  ['answers 500', answers(500)],
  ['answers 503 with a page of a proxy', answers(503, '<html>')],
  ['says nothing', saysNothing],
  ['halts in its answer', halts],
  ['breaks off in its answer', breaksOff],
  ['cuts the line', cuts],
]

test.each(faults)('Stripe that %s is away; what is asked twice has one key', async (_name, manner) => {
  const there = await party(manner)
  expect(await faultOf(stripe(there, manner).query('MWC-1', 'pi_1'))).toBeInstanceOf(GatewayAway)
  // Where the line was cut the library itself asks once more, each time.
  expect(there.asked.length).toBe(manner === cuts ? 4 : 2)
  const opens = await party(manner, answers(200, { id: 'pi_1', next_action: { paynow_display_qr_code: { data: 'QR' } } }))
  expect(await stripe(opens, manner).open(order)).toEqual({ payNumber: 'pi_1', qrText: 'QR' })
  expect(new Set(opens.asked).size).toBe(1)
})

test.each(faults)('NETS that %s is away; an order, which has no key, is never sent twice', async (_name, manner) => {
  const there = await party(manner)
  expect(await faultOf(nets(there, manner).open(order))).toBeInstanceOf(GatewayAway)
  expect(there.asked).toHaveLength(1)
  const asks = await party(manner, answers(200, { response_code: '09' }))
  expect(await nets(asks, manner).query(order.transactionNumber, 'AB1', known)).toMatchObject({ state: 'waiting' })
})

test.each(faults)('Twilio that %s is handed a message again only where it took none', async (name, manner) => {
  const there = await party(manner, answers(201, { sid: 'SM1' }))
  const fault = await faultOf(twilio(there, manner).send(sms))
  const tookNone = name.includes('503')
  expect([there.asked.length, fault === null]).toEqual(tookNone ? [2, true] : [1, false])
  if (!tookNone) expect(wasNotTaken(fault)).toBe(false)
})

test.each(faults)('a push host that %s is asked once a push, and so many times in a row at most', async (_name, manner) => {
  const there = await party(manner)
  const service = push(there, manner)
  for (let i = 0; i < 4; i += 1) expect(await faultOf(service.send(target, message))).toBeInstanceOf(Error)
  expect(there.asked).toHaveLength(2)
  const other = await faultOf(service.send({ ...target, endpoint: 'https://web.push.apple.com/x' }, message))
  expect([there.asked.length, other instanceof PartyResting]).toEqual([3, false])
})

test('a name that leads nowhere is nobody there: nothing was handed over', async () => {
  expect(await faultOf(stripe(nowhere).open(order))).toBeInstanceOf(GatewayAway)
  expect(await faultOf(nets(nowhere).open(order))).toBeInstanceOf(GatewayAway)
  expect(wasNotTaken(await faultOf(twilio(nowhere).send(sms)))).toBe(true)
})

test.each([
  ['seconds', () => '1'],
  ['a date', () => new Date(Date.now() + 2_000).toUTCString()],
])('who answers 429 with %s is left alone for so long, and then has everything once', async (_form, header) => {
  const there = await party(answers(429, { code: 20429 }, { 'retry-after': header() }), answers(201, { sid: 'SM1' }))
  const gateway = twilio(there)
  const begun = performance.now()
  const texts = ['one', 'two', 'three']
  const [first, ...others] = texts.map((text) => gateway.send({ ...sms, text }))
  expect(await Promise.all([first, ...others])).toHaveLength(3)
  expect(performance.now() - begun).toBeGreaterThan(900)
  expect(there.asked).toHaveLength(4)
})

test('who asks for a minute is not asked meanwhile; a code is, since its queue is another', async () => {
  const there = await party(answers(429, { code: 20429 }, { 'retry-after': '60' }), answers(201, { sid: 'SM1' }))
  const gateway = twilio(there)
  expect(await faultOf(gateway.send(sms))).toMatchObject({ status: 429, code: 20429, retryAfterMs: 60_000 })
  const later = await faultOf(gateway.send(sms))
  expect([later instanceof PartyResting, wasNotTaken(later), there.asked.length]).toEqual([true, true, 1])
  expect(await gateway.send({ ...sms, kind: 'code' })).toEqual({ reference: 'SM1' })
})

test('a gateway that found nobody three times in a row is not asked and not offered', async () => {
  const there = await party(answers(500))
  const gateway = stripe(there)
  for (let i = 0; i < 6; i += 1) await faultOf(gateway.query('MWC-1', 'pi_1'))
  expect([there.asked.length, gateway.isReachable?.()]).toEqual([6, false])
})

test('no fault says what was sent, or a key', async () => {
  const careless = (socket: Parameters<Manner>[0]) => answers(500, { message: 'Code 918273 sk_test_x +6581000001' })(socket)
  const there = await party(careless)
  const told = [await faultOf(stripe(there).open(order)), await faultOf(twilio(there).send(sms)), await faultOf(nets(there).open(order))]
  for (const fault of told) expect(`${String(fault)} ${JSON.stringify(fault)}`).not.toMatch(/918273|sk_test|81000001/)
})
