import { logIn } from '@mwc/contract/account/log-in/log-in.calls'
import { listDeskPayments } from '@mwc/contract/payments/payment-desk.calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { faultsInBooks, sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { mobileOf, signUpWorker, testPassword } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { forgetLostFiles } from './forget-lost-files.ts'
import { forgetUnusedAccounts } from './forget-unused-accounts.ts'

let server: TestServer
let last = 0
const next = () => (last += 1)
beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
})
beforeEach(() => server.clock.set('2026-03-10T10:00:00+08:00'))
afterAll(() => server.close())

async function nameOf(id: string): Promise<string> {
  const row = await server.db.selectFrom('member').select('full_name').where('id', '=', id).executeTakeFirstOrThrow()
  return row.full_name
}
/** Everything that awaits money comes to its end, as by the sweep of payments. */
const endPayments = () => server.db.updateTable('payment').set({ state: 'expired' }).where('state', '=', 'awaiting').execute()

async function after(duration: Temporal.DurationLike): Promise<void> {
  server.clock.advance(duration)
  await forgetUnusedAccounts(server.deps)
}

test('who never paid is forgotten when the account was not used for 12 months, and may join again', async () => {
  const n = next()
  const { user } = await signUpWorker(server, n)
  await after({ months: 11 })
  expect(await nameOf(user.id)).toBe('Rahim Uddin')
  await after({ months: 1, days: 1 })
  const row = await server.db.selectFrom('member').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ full_name: '', mobile: null, fin_cipher: null, fin_hash: null, password_hash: null })
  expect(await server.db.selectFrom('session').select('id').where('member_id', '=', user.id).execute()).toEqual([])
  expect((await server.call(logIn, { ...mobileOf(n), password: testPassword })).reason).toBe('account.wrongLogin')
  const again = await signUpWorker(server, n)
  expect(again.user.id).not.toBe(user.id)
})

test('who began a payment is kept while money for it could come, which still finds whose it is', async () => {
  const { token, user } = await signUpWorker(server, next())
  const payment = await start(server, token)
  await endPayments()
  await after({ months: 23 })
  expect(await nameOf(user.id)).toBe('Rahim Uddin')
  await tell(server, settledReport(server, payment))
  const desk = (await signInAtDesk(server, 'late', 'finance')).token
  const { rows: payments } = await server.ok(listDeskPayments, { search: payment.transactionNumber }, { token: desk })
  expect(payments[0]?.member.fullName).toBe('Rahim Uddin')
  await after({ months: 6 })
  expect(await nameOf(user.id)).toBe('Rahim Uddin')
})

test('who began a payment and never came back is forgotten after 24 months; the payment stays', async () => {
  const { token, user } = await signUpWorker(server, next())
  const payment = await start(server, token)
  await endPayments()
  await after({ months: 24, days: 1 })
  expect(await nameOf(user.id)).toBe('')
  expect(await server.db.selectFrom('payment').select('id').where('id', '=', payment.id).execute()).toHaveLength(1)
  expect(await faultsInBooks(server)).toEqual([])
})

test('nobody is forgotten while money of theirs waits for a decision', async () => {
  const { token, user } = await signUpWorker(server, next())
  const payment = await start(server, token)
  await tell(server, settledReport(server, payment, { amountCents: 1 }))
  await after({ years: 9 })
  expect(await nameOf(user.id)).toBe('Rahim Uddin')
})

test('a member is forgotten 7 years after the membership and the last use; terms and payments stay', async () => {
  const { token, user } = await signUpWorker(server, next())
  await tell(server, settledReport(server, await start(server, token)))
  await after({ years: 7, months: 5 })
  expect(await nameOf(user.id)).toBe('Rahim Uddin')
  await after({ months: 2 })
  expect(await nameOf(user.id)).toBe('')
  expect(await server.db.selectFrom('term').select('id').where('member_id', '=', user.id).execute()).toHaveLength(1)
  expect(await faultsInBooks(server)).toEqual([])
})

test('a photo that no account names goes after a day, one that is somebody’s or just written stays', async () => {
  const { user } = await signUpWorker(server, next())
  const old = new Date('2026-03-01T00:00:00Z')
  for (const key of ['photos/own.webp', 'photos/lost.webp', 'photos/lost.webp.half', 'photos/new.webp']) {
    await server.files.put(key, Buffer.from('x'))
    server.files.written.set(key, key.includes('new') ? new Date('2026-03-10T01:00:00Z') : old)
  }
  await server.db.updateTable('member').set({ photo_key: 'photos/own.webp' }).where('id', '=', user.id).execute()
  await forgetLostFiles(server.deps)
  expect([...server.files.kept.keys()].toSorted()).toEqual(['photos/new.webp', 'photos/own.webp'])
})
