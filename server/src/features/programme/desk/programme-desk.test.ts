import { programme } from '@mwc/contract/programme/programme.calls'
import { paymentOptions, retryPayment } from '@mwc/contract/payments/payments.calls'
import { editContact, editPrices, editTimes, readDeskSettings } from '@mwc/contract/programme/programme-desk.calls'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { signInAtDesk } from '../../../testing/fixtures/desk-fixtures.ts'
import { start, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer()
  server.deps.gateways = { paynow: { ...server.payNow, smallestCents: 50 } }
  token = (await signInAtDesk(server, 'chief', 'admin')).token
})
afterAll(() => server.close())

const note = 'Agreed by the board'
const read = () => server.ok(readDeskSettings, {}, { token })
const plans = (half: number | null, year: number | null, onSale = true) => ({
  '6months': { priceCents: half, onSale: onSale && half !== null },
  '1year': { priceCents: year, onSale: onSale && year !== null },
})
const sell = async (wanted: ReturnType<typeof plans>, version?: number) =>
  server.call(editPrices, { note, plans: wanted, version: version ?? (await read()).prices.version }, { token })
const acts = (act: string) => server.db.selectFrom('audit').selectAll().where('act', '=', act).orderBy('at').orderBy('id').execute()

test('a programme without plans gets its prices at the desk, and everybody reads them at once', async () => {
  expect((await read()).prices).toMatchObject({ version: 1, plans: [{ priceCents: null, onSale: false }, { priceCents: null }] })
  expect((await server.ok(programme, {})).plans).toEqual([])
  expect((await sell(plans(1200, null))).data?.prices.version).toBe(2)
  expect(await server.ok(programme, {})).toMatchObject({
    plans: [{ plan: '6months', months: 6, priceCents: 1200 }],
    examplePrices: false,
  })
  expect(await acts('plans.edit')).toMatchObject([
    { reason: note, record_kind: 'setting', record_id: 'prices', username: 'chief', before: expect.anything(), after: expect.anything() },
  ])
})

it.each([
  [0, 'outOfRange'],
  [-1, 'outOfRange'],
  [1_000_000_000, 'outOfRange'],
  [100_001, 'outOfRange'],
  [49, 'outOfRange'],
  ['nine', 'invalid'],
  [9.5, 'invalid'],
  [null, 'required'],
])('a price of %j is refused at its field', async (priceCents, problem) => {
  const before = await read()
  const wanted = { ...plans(900, 1500), '1year': { priceCents: priceCents as number, onSale: true } }
  const answer = await sell(wanted)
  expect(answer.refusal).toMatchObject({ reason: 'request.invalid', details: { fields: [{ field: 'plans.1year.priceCents', problem }] } })
  expect(await read()).toEqual(before)
})

test('a price that was set is not taken away: its plan is taken off sale', async () => {
  await sell(plans(1200, 2000))
  const answer = await sell(plans(1200, null, false))
  expect(answer.refusal?.details?.fields).toMatchObject([{ field: 'plans.1year.priceCents', problem: 'required' }])
  await sell(plans(1200, 2000, false))
  expect((await server.ok(programme, {})).plans).toEqual([])
  expect((await read()).prices.plans).toMatchObject([{ priceCents: 1200, onSale: false }, { priceCents: 2000 }])
})

test('an order that is open keeps its quote when the price goes up', async () => {
  await sell(plans(900, 1500))
  const member = await workerToken(server, 1)
  const payment = await start(server, member)
  await sell(plans(1100, 1500))
  const again = await server.ok(retryPayment, { id: payment.id, idempotencyKey: randomUUID(), method: 'paynow' }, { token: member })
  expect(again.amountCents).toBe(payment.amountCents)
  const options = await server.ok(paymentOptions, {}, { token: await workerToken(server, 2) })
  expect(options.plans).toMatchObject([{ priceCents: 1100 }, { priceCents: 1500 }])
})

test('who saves over what a colleague has just saved is told, and an answer that was lost is given again', async () => {
  const { version } = (await read()).prices
  const known = (await acts('plans.edit')).length
  expect((await sell(plans(1300, 1600), version)).status).toBe(200)
  const second = await sell(plans(1400, 1600), version)
  expect(second).toMatchObject({
    status: 409,
    reason: 'request.changedMeanwhile',
    refusal: { details: { now: { version: version + 1, values: { plans: plans(1300, 1600) } } } },
  })
  expect((await sell(plans(1300, 1600), version)).data?.prices.version).toBe(version + 1)
  expect((await acts('plans.edit')).length).toBe(known + 1)
})

test('helpline and WhatsApp are written as they are printed, however they were typed', async () => {
  const edit = async (typed: { helpline: string; whatsapp: string }) =>
    server.call(editContact, { version: (await read()).contact.version, note, ...typed }, { token })
  await edit({ helpline: '+65 6123-4567', whatsapp: '+65 (9123) 4567' })
  expect(await server.ok(programme, {})).toMatchObject({ helpline: '6123 4567', whatsapp: '6591234567' })
  const wrong = await edit({ helpline: '999', whatsapp: '9123' })
  expect(wrong.refusal?.details?.fields).toMatchObject([
    { field: 'helpline', problem: 'helpline' },
    { field: 'whatsapp', problem: 'whatsapp' },
  ])
  await edit({ helpline: '6123 4567', whatsapp: '' })
  expect(await server.ok(programme, {})).toMatchObject({ helpline: '6123 4567', whatsapp: null })
  expect(await acts('settings.edit')).toHaveLength(2)
})

test('times are whole numbers within their bounds, and hold for what is started from then on', async () => {
  await sell(plans(900, 1500))
  const { version, ...times } = (await read()).times
  const wrong = { ...times, payNowMinutes: 61, netsDays: 0, arrearsDays: 1.5 }
  const refused = await server.call(editTimes, { version, note, ...wrong }, { token })
  expect(refused.refusal?.details?.fields?.map(({ field, problem }) => [field, problem])).toEqual([
    ['arrearsDays', 'integersOnly'],
    ['payNowMinutes', 'outOfRange'],
    ['netsDays', 'outOfRange'],
  ])
  const member = await workerToken(server, 3)
  const before = await start(server, member)
  await server.ok(editTimes, { version, note, ...times, payNowMinutes: 30 }, { token })
  const after = await start(server, await workerToken(server, 4))
  const minutes = ({ expiresAt }: { expiresAt: string }) => server.clock.now().until(Temporal.Instant.from(expiresAt)).total('minutes')
  expect([minutes(before), minutes(after)]).toEqual([15, 30])
})

test('a reason is asked for, and nobody but an administrator reads or sets any of it', async () => {
  const { version } = (await read()).prices
  const refused = await server.call(editPrices, { version, note: ' ', plans: plans(900, 900) }, { token })
  expect(refused.refusal?.details?.fields).toMatchObject([{ field: 'note', problem: 'required' }])
  for (const role of ['finance', 'membership', 'content', 'support'] as const) {
    const other = (await signInAtDesk(server, `desk-${role}`, role)).token
    const { times, contact } = await read()
    const answers = [
      await server.call(readDeskSettings, {}, { token: other }),
      await server.call(editPrices, { version, note, plans: plans(900, 900) }, { token: other }),
      await server.call(editContact, { ...contact, note }, { token: other }),
      await server.call(editTimes, { ...times, note }, { token: other }),
    ]
    expect(answers.map(({ reason }) => reason)).toEqual(Array.from(answers, () => 'staff.notAllowed'))
  }
})
