import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { me } from '@mwc/contract/account/people/people.calls'
import { listPayments, readPayment, startPayment } from '@mwc/contract/payments/payments.calls'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import { expect, test } from '@playwright/test'
import { callServer } from './fixtures/server/call-server.ts'
import { lastDayOf, today } from './fixtures/screens/cover-dates.ts'
import { signedUpMember } from './fixtures/people/signed-up-member.ts'
import { freePort, runServer, type RunningServer } from './fixtures/server/run-server.ts'
import { copySeeded } from './fixtures/server/seeded-folder.ts'
import { bankAct, setGateway } from './fixtures/people/simulated-parties.ts'

test.describe.configure({ mode: 'serial' })

let folder = ''
let port = 0
let server: RunningServer

/** Payments that the one kill meets, each at another point of its way. */
let met: Record<'started' | 'calledBack' | 'paidUntold', { token: string; payment: OutputOf<typeof startPayment> }>
let beingStarted: { token: string; sent: ReturnType<typeof order> }

test.beforeAll(async () => {
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'mwc-kill-'))
  port = await freePort()
  copySeeded(folder)
  server = await runServer(folder, port)
  met = { started: await startOne(), paidUntold: await startOne(), calledBack: await startOne() }
  beingStarted = { token: (await signedUpMember(server.base)).token, sent: order() }
  await bankAct(server.base, met.paidUntold.payment.transactionNumber, 'paySilently')
  expect(await bankAct(server.base, met.calledBack.payment.transactionNumber, 'pay')).toEqual([200])
  const lost = callServer(server.base, startPayment, beingStarted.sent, beingStarted.token).catch(() => null)
  await server.kill()
  server = await runServer(folder, port)
  await lost
})
test.afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const order = () => ({ idempotencyKey: randomUUID(), plan: '6months', method: 'paynow', expectedTotalCents: 900 }) as const

async function startOne() {
  const { token } = await signedUpMember(server.base)
  return { token, payment: await callServer(server.base, startPayment, order(), token) }
}

async function expectOneTerm(token: string): Promise<void> {
  await expect
    .poll(async () => (await callServer(server.base, me, {}, token)).membership.lastDay, { timeout: 60_000 })
    .toBe(lastDayOf(today(), 6).toString())
  const { payments } = await callServer(server.base, listPayments, {}, token)
  expect(payments.map(({ state, moneyUnderReview }) => ({ state, moneyUnderReview }))).toEqual([{ state: 'paid', moneyUnderReview: false }])
}

test('a kill between the start of a payment and its callback loses neither the payment nor its QR', async () => {
  const { token, payment } = met.started
  const after = await callServer(server.base, readPayment, { id: payment.id }, token)
  expect(after).toMatchObject({ state: 'awaiting', qrText: payment.qrText, transactionNumber: payment.transactionNumber })
  expect(await bankAct(server.base, payment.transactionNumber, 'pay')).toEqual([200])
  await expectOneTerm(token)
})

test('a kill right after the callback keeps the term, and the callback again makes no second one', async () => {
  const { token, payment } = met.calledBack
  await expectOneTerm(token)
  expect(await bankAct(server.base, payment.transactionNumber, 'tellAgain')).toEqual([200])
  await expectOneTerm(token)
})

test('a kill while the callback is on its way loses nothing: the gateway is asked', async () => {
  await expectOneTerm(met.paidUntold.token)
})

test('a kill while a payment is being started makes one payment when the app sends the same key again', async () => {
  const { token, sent } = beingStarted
  const { transactionNumber } = await callServer(server.base, startPayment, sent, token)
  expect((await callServer(server.base, listPayments, {}, token)).payments).toHaveLength(1)
  expect(await bankAct(server.base, transactionNumber, 'pay')).toEqual([200])
  await expectOneTerm(token)
})

test('a server that is told to stop answers what is under way, and ends @release', async () => {
  const { token } = await signedUpMember(server.base)
  await setGateway(server.base, 'slow')
  const answer = callServer(server.base, startPayment, order(), token)
  await expect.poll(async () => (await callServer(server.base, listPayments, {}, token)).payments.length).toBe(1)
  const told = Date.now()
  await server.stop()
  expect((await answer).state).toBe('awaiting')
  // The gateway keeps the call waiting for four seconds; a stop that hangs is cut off after fifteen.
  expect(Date.now() - told).toBeLessThan(10_000)
})
