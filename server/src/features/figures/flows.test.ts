import { randomUUID } from 'node:crypto'
import type { FigureName } from '@mwc/contract/figures/figure-names'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sellPlans, settledReport, start, tell } from '../../testing/fixtures/payment-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { offerPrivilege, openShop } from '../../testing/fixtures/redemption-fixtures.ts'
import { signUpWorker } from '../../testing/fixtures/person-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { countFlows } from './flows.repo.ts'
import { makeWindow } from './make-window.ts'

let server: TestServer
let memberId: string
let paymentId: string
let staffId: string
beforeAll(async () => {
  server = await startTestServer()
  await signInAtDesk(server, 'helper', 'support')
  staffId = (await server.db.selectFrom('staff').select('id').where('username', '=', 'helper').executeTakeFirstOrThrow()).id
  await sellPlans(server)
  const { user, token } = await signUpWorker(server, 1, 'india')
  memberId = user.id
  const payment = await start(server, token)
  paymentId = payment.id
  await tell(server, settledReport(server, payment))
  server.clock.set('2026-03-12T10:00:00+08:00')
  await tell(server, settledReport(server, await start(server, token)))
})
afterAll(() => server.close())

const at = (moment: string) => new Date(`${moment}+08:00`)
/** What is counted from 9 to 20 March, a text for each part of each day. */
async function counted(...names: FigureName[]): Promise<string[]> {
  const window = makeWindow(Temporal.PlainDate.from('2026-03-09'), Temporal.PlainDate.from('2026-03-20'))
  const figures = (await countFlows(server.db, window)).filter(({ figure }) => names.includes(figure))
  return figures.map(({ figure, day, part, n }) => [figure, day.slice(-2), part, n].join(' ').replace('  ', ' ')).toSorted()
}

it('parts a first payment from a renewal, by the month of joining and the language of joining', async () => {
  expect(await counted('codesAsked', 'signUps', 'starters', 'newPayers', 'renewals', 'months', 'arrivals')).toEqual([
    'arrivals 10 paynow 6months 1',
    'arrivals 12 paynow 6months 1',
    'codesAsked 10 1',
    'months 10 bought 6',
    'months 12 bought 6',
    'newPayers 10 india 1',
    'renewals 12 2026-03 1',
    'signUps 10 india 1',
    'starters 10 india 1',
  ])
})

it('money that goes back in parts, then all of it, went back once; a part that staff noted stays', async () => {
  const whole = await server.db.selectFrom('charge').select('id').where('payment_id', '=', paymentId).executeTakeFirstOrThrow()
  const part = { gateway: 'test', payment_id: paymentId, part_of: whole.id, currency: 'SGD', outcome: 'refunded' as const }
  const moments = { settled_at: at('2026-03-13T09:00:00'), received_at: at('2026-03-13T09:00:00') }
  const charge = (id: string, change: object) =>
    server.db
      .insertInto('charge')
      .values({ id: randomUUID(), charge_id: id, amount_cents: -300, ...part, ...moments, ...change })
      .execute()
  await charge('re_1', { outcome: 'toReview' })
  expect(await counted('moneyBack')).toEqual(['moneyBack 13 paynow 300'])
  // Noted by staff, with a reference: it stays gone.
  await server.db
    .updateTable('charge')
    .set({ outcome: 'refunded', refund_reference: 'BANK', decided_at: at('2026-03-14T09:00:00') })
    .where('charge_id', '=', 're_1')
    .execute()
  expect(await counted('moneyBack')).toEqual(['moneyBack 13 paynow 300'])
  // The rest went back at the gateway: of 900 all is gone, of which 300 were known.
  await server.db
    .updateTable('charge')
    .set({ outcome: 'refunded', refund_reference: 're_2', decided_at: at('2026-03-14T09:00:00') })
    .where('id', '=', whole.id)
    .execute()
  expect(await counted('moneyBack')).toEqual(['moneyBack 13 paynow 300', 'moneyBack 14 paynow 600'])
  await charge('re_usd', { currency: 'USD' })
  expect(await counted('moneyBack')).toHaveLength(2)
})

it('money that was told of twice came once: the second word is taken out on the day when that was decided', async () => {
  const money = { gateway: 'test', payment_id: paymentId, amount_cents: 900, currency: 'SGD' }
  const moments = { settled_at: at('2026-03-17T09:00:00'), received_at: at('2026-03-17T09:00:00') }
  await server.db
    .insertInto('charge')
    .values({ id: randomUUID(), charge_id: 'word', outcome: 'toReview', review_reason: 'secondPayment', ...money, ...moments })
    .execute()
  const before = await counted('moneyIn', 'arrivals', 'moneyBack')
  expect(before).toEqual(expect.arrayContaining(['moneyIn 17 paynow 6months 900', 'arrivals 17 paynow 6months 1']))
  await server.db
    .updateTable('charge')
    .set({ outcome: 'sameMoney', decided_at: at('2026-03-18T09:00:00') })
    .where('charge_id', '=', 'word')
    .execute()
  const taken = ['moneyIn 18 paynow 6months -900', 'arrivals 18 paynow 6months -1']
  expect(await counted('moneyIn', 'arrivals', 'moneyBack')).toEqual([...before, ...taken].toSorted())
  await server.db.deleteFrom('charge').where('charge_id', '=', 'word').execute()
})

it('a membership paid for within two weeks counts for the last reminder before it, and for no other', async () => {
  const reminder = (stage: 'd30' | 'd7' | 'd1', ended: string, state: 'sent' | 'failed' = 'sent') =>
    server.db
      .insertInto('reminder')
      .values({ member_id: memberId, last_day: '2026-09-09', stage, due_day: ended.slice(0, 10), state, ended_at: at(ended) })
      .execute()
  await reminder('d30', '2026-03-09T10:00:00')
  await reminder('d7', '2026-03-11T10:00:00')
  await reminder('d1', '2026-03-12T09:00:00', 'failed')
  expect(await counted('reminders', 'reminded')).toEqual([
    'reminded 10 d30 1',
    'reminded 12 d7 1',
    'reminders 09 d30 1',
    'reminders 11 d7 1',
  ])
})

it('an answer counts by how long the first message had waited that nobody had answered; what staff write first waits for nothing', async () => {
  const thread = randomUUID()
  const values = {
    id: thread,
    member_id: memberId,
    state: 'open' as const,
    assigned_to: null,
    version: 1,
    message_count: 5,
    waiting_since: null,
    last_at: at('2026-03-16T00:00:00'),
  }
  await server.db.insertInto('message_thread').values(values).execute()
  const none = {
    file_kind: null,
    file_key: null,
    file_type: null,
    file_bytes: null,
    file_seconds: null,
    file_width: null,
    file_height: null,
    file_digest: null,
  }
  const messages = [
    ['staff', '2026-03-13T08:00:00'],
    ['member', '2026-03-13T09:00:00'],
    ['member', '2026-03-13T12:30:00'],
    ['staff', '2026-03-13T13:00:01'],
    ['staff', '2026-03-13T13:05:00'],
    ['member', '2026-03-14T10:00:00'],
    ['staff', '2026-03-14T10:30:00'],
  ] as const
  await server.db
    .insertInto('message')
    .values(
      messages.map(([author, moment], n) => ({
        ...none,
        staff_id: author === 'staff' ? staffId : null,
        id: randomUUID(),
        thread_id: thread,
        number: n + 1,
        author,
        text: 'Hello',
        idempotency_key: randomUUID(),
        at: at(moment),
      })),
    )
    .execute()
  expect(await counted('answers')).toEqual(['answers 13 1 day 1', 'answers 14 1 hour 1'])
})

it('a use counts on its day, and its undoing on the day of that', async () => {
  const opened = await openShop(server)
  const privilege_id = await offerPrivilege(server, [opened], {})
  const shop = {
    shop_id: opened.id,
    title: JSON.stringify({ english: 'Tea' }),
    benefit: null,
    shop_name: 'Corner',
    person: 'somebody',
    by: 'code' as const,
    member_since: null,
    day_since: null,
  }
  const use = (n: number, change: object) => {
    const keys = {
      id: randomUUID(),
      member_id: memberId,
      receipt_number: `R${n}`,
      idempotency_key: randomUUID(),
      privilege_id,
      voucher_id: null,
    }
    return server.db
      .insertInto('redemption')
      .values({ ...shop, ...keys, used_at: at('2026-03-15T23:59:59'), ...change })
      .execute()
  }
  await use(1, {})
  await use(2, { undone_at: at('2026-03-16T00:00:00'), undone_by: staffId })
  expect(await counted('uses', 'usesUndone')).toEqual(['uses 15 privilege 2', 'usesUndone 16 1'])
})
