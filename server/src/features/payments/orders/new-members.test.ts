import { quotePayment } from '@mwc/contract/payments/payments.calls'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../../../database/in-transaction.ts'
import { toDate } from '../../../ports/clock.ts'
import { giveMonths, type Joined, joinWorker } from '../../../testing/fixtures/campaign-fixtures.ts'
import { offerPromo, sellPlans, settledReport, start, tell } from '../../../testing/fixtures/payment-fixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/start-test-server.ts'
import { closeLockedAccount } from '../../account/own-account/close-locked-account.ts'

let server: TestServer
let worker = 0

beforeAll(async () => {
  server = await startTestServer()
  await sellPlans(server)
  for (const [code, audience] of [
    ['ONLY-NEW', 'new'],
    ['ONLY-AGAIN', 'renewal'],
  ] as const) {
    await offerPromo(server, code, { personLimit: 5 })
    await server.db.updateTable('promo').set({ audience }).where('code', '=', code).execute()
  }
})
afterAll(() => server.close())
beforeEach(() => {
  worker += 1
})

/** Joins with the FIN and number of this test's worker. */
const join = () => joinWorker(server, worker)
const close = ({ id }: Joined) =>
  inTransaction(server.db, async (tx) => {
    const row = await tx.selectFrom('member').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await closeLockedAccount(tx, server.deps, row, toDate(server.clock.now()))
  })
const answersTo = async ({ token }: Joined) => {
  const quote = async (promoCode: string) => (await server.call(quotePayment, { plan: '6months', promoCode }, { token })).reason ?? 'taken'
  return [await quote('ONLY-NEW'), await quote('ONLY-AGAIN')]
}
const [isNew, isNotNew] = [
  ['taken', 'promos.onlyRenewals'],
  ['promos.onlyNewMembers', 'taken'],
]

it('who was a member, closed the account and joins again with the same FIN is no new member', async () => {
  const member = await join()
  await giveMonths(server, member.id, 6)
  await close(member)
  expect(await answersTo(await join())).toEqual(isNotNew)
})

it('nor after a second account that was closed without a term', async () => {
  const member = await join()
  await giveMonths(server, member.id, 6)
  await close(member)
  await close(await join())
  expect(await answersTo(await join())).toEqual(isNotNew)
})

it('who closed an account that never had a term is new when joining again', async () => {
  await close(await join())
  expect(await answersTo(await join())).toEqual(isNew)
})

it('late money with a code for new members is judged by the person, too', async () => {
  const member = await join()
  const payment = await start(server, member.token, { promoCode: 'ONLY-NEW' })
  await start(server, member.token)
  const { fin_hash } = await server.db.selectFrom('member').select('fin_hash').where('id', '=', member.id).executeTakeFirstOrThrow()
  const closed = { fin_hash: fin_hash ?? '', closed_at: toDate(server.clock.now()), had_terms: true }
  await server.db.insertInto('closed_person').values(closed).execute()
  await tell(server, settledReport(server, payment))
  const { state } = await server.db.selectFrom('payment').select('state').where('id', '=', payment.id).executeTakeFirstOrThrow()
  expect(state).toBe('toReview')
})
