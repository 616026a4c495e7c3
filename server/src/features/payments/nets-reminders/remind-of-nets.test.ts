import { momentText } from '@mwc/contract/time/dates'
import { cancelPayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetHeld } from '../../../database/reads/held-read.ts'
import { inboxOf } from '../../../testing/fixtures/notification-fixtures.ts'
import { addNets, sellPlans, settledReport, start, tell, workerToken } from '../../../testing/fixtures/payment-fixtures.ts'
import type { TestGateway } from '../../../testing/stand-ins/test-gateway.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { remindOfNets } from './remind-of-nets.ts'

let server: TestServer
let nets: TestGateway
let token: string
let people = 0

beforeAll(async () => {
  server = await startTestServer()
  nets = addNets(server)
  await sellPlans(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T10:00:00+08:00')
  token = await workerToken(server, (people += 1))
})

const titles = async () => (await inboxOf(server, token)).map(({ title }) => title)
const remindAt = async (moment: string) => {
  server.clock.set(`${moment}+08:00`)
  await remindOfNets(server.deps)
}

test('a NETS payment that still waits is reminded of a day before its end, once, with its amount and its last moment', async () => {
  const { expiresAt } = await start(server, token, { method: 'nets' })
  await remindAt('2026-03-16T09:59:00')
  expect(await titles()).toEqual([])
  for (const moment of ['2026-03-16T10:00:00', '2026-03-16T10:01:00', '2026-03-17T09:00:00']) await remindAt(moment)
  const told = await inboxOf(server, token)
  expect(told).toMatchObject([{ kind: 'payment', opens: 'payments', title: 'Not paid yet: S$9.00' }])
  expect(told[0]?.text).toContain(momentText(expiresAt, 'english'))
})

test('a reminder counts as read once the machine reports the money', async () => {
  const payment = await start(server, token, { method: 'nets' })
  await remindAt('2026-03-16T10:00:00')
  const isRead = async () => (await inboxOf(server, token)).find(({ title }) => title.startsWith('Not paid yet'))?.read
  expect(await isRead()).toBe(false)
  nets.setReport(settledReport(server, payment))
  await tell(server, settledReport(server, payment), nets)
  expect(await isRead()).toBe(true)
})

test('a payment that was paid, given up or ended is not reminded of, nor one by PayNow', async () => {
  const paid = await start(server, token, { method: 'nets' })
  nets.setReport(settledReport(server, paid))
  await tell(server, settledReport(server, paid), nets)
  const givenUp = await start(server, token, { method: 'nets' })
  await server.ok(cancelPayment, { id: givenUp.id }, { token })
  await start(server, token)
  await remindAt('2026-03-16T11:00:00')
  await remindAt('2026-03-17T11:00:00')
  expect((await titles()).filter((title) => title.startsWith('Not paid yet'))).toEqual([])
})

test('nobody is reminded at night: an end in the evening is told in the morning before it', async () => {
  server.clock.set('2026-03-10T23:00:00+08:00')
  await start(server, token, { method: 'nets' })
  await remindAt('2026-03-16T23:30:00')
  expect(await titles()).toEqual([])
  await remindAt('2026-03-17T09:00:00')
  expect(await titles()).toEqual(['Not paid yet: S$9.00'])
})

test('a payment that lives for a day only is not reminded of at its start', async () => {
  await server.db.insertInto('setting').values({ key: 'netsDays', value: '1' }).execute()
  forgetHeld()
  await start(server, token, { method: 'nets' })
  await remindAt('2026-03-10T10:01:00')
  await remindAt('2026-03-10T20:00:00')
  expect(await titles()).toEqual([])
  await server.db.deleteFrom('setting').where('key', '=', 'netsDays').execute()
  forgetHeld()
})
