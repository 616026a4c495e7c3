import { undoRedemption } from '@mwc/contract/redemptions/redemption-desk.calls'
import { listStatementUses, readShopAccount, settleShop, setUseRate } from '@mwc/contract/settlements/settlement-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveMonths, joinWorker } from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { claimVoucher, offerPrivilege, openShop, type TestShop, tryCode } from '../../testing/fixtures/redemption-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

// The clock begins on 10 March 2026.
let server: TestServer
let token: string
let worker = 0
beforeAll(async () => {
  server = await startTestServer()
  token = (await signInAtDesk(server, 'treasurer', 'finance')).token
})
afterAll(() => server.close())

const member = async () => {
  const joined = await joinWorker(server, (worker += 1))
  await giveMonths(server, joined.id, 12)
  return joined
}
const rate = (kind: 'shop' | 'privilege', id: string, version: number, cents: number | null) =>
  server.call(setUseRate, { kind, id, version, cents, reason: 'Agreed with the shop' }, { token })
const use = async (shop: TestShop, id: string) => {
  const { data } = await tryCode(server, (await member()).token, { kind: 'privilege', id }, shop)
  if (!data) throw new Error('not used')
  return data
}
const account = async (id: string, month?: string) => server.ok(readShopAccount, { id, ...(month && { month }) }, { token })
const settle = (id: string, month: string, totalCents: number, reference = 'GIRO 1') =>
  server.call(settleShop, { id, month, totalCents, reference }, { token })
const lines = async (shopId: string, month: string) =>
  (await server.ok(listStatementUses, { shopId, month }, { token })).rows.map(({ kind, owedCents }) => [kind, owedCents])
const stage = async () => {
  const shop = await openShop(server)
  return { shop, meal: await offerPrivilege(server, [shop], { totalLimit: 1000 }) }
}
/** To the next month: nobody stays at the desk as long. */
const nextMonth = async () => {
  server.clock.advance({ hours: 24 * 31 })
  token = (await signInAtDesk(server, `treasurer-${(worker += 1)}`, 'finance')).token
}
const undo = async (id: string) => {
  const { token: admin } = await signInAtDesk(server, `undoer-${(worker += 1)}`, 'admin')
  return server.call(undoRedemption, { id, note: 'By mistake' }, { token: admin })
}

it('a use is owed at the rate of its moment: of its privilege, else of the shop; a voucher at its worth', async () => {
  const { shop, meal } = await stage()
  await use(shop, meal)
  expect((await rate('shop', shop.id, 0, 100)).data).toMatchObject({ version: 1, cents: 100 })
  await use(shop, meal)
  await rate('privilege', meal, 0, 250)
  await use(shop, meal)
  await rate('privilege', meal, 1, null)
  await use(shop, meal)
  const holder = await member()
  const voucher = await claimVoucher(server, holder.token, { worthCents: 480 })
  await tryCode(server, holder.token, { kind: 'voucher', id: voucher }, shop)
  const owed = await server.db.selectFrom('redemption').select('owed_cents').where('shop_id', '=', shop.id).orderBy('used_at').execute()
  expect(owed.map(({ owed_cents }) => owed_cents)).toEqual(expect.arrayContaining([null, 100, 250, 100, 480]))
  const { statement, byPrivilege, byDay, shopRate } = await account(shop.id, '2026-03')
  expect(statement).toMatchObject({ uses: 4, usesCents: 930, totalCents: 930, settled: null, may: [] })
  expect([byPrivilege.map(({ uses }) => uses), byDay.map(({ uses, owedCents }) => [uses, owedCents])]).toEqual([[4, 1], [[5, 930]]])
  expect(shopRate.history).toMatchObject([{ cents: 100, reason: 'Agreed with the shop' }])
})

it('an amount that somebody else set meanwhile is refused with what stands; the same sent twice is one', async () => {
  const { shop } = await stage()
  const both = await Promise.all([rate('shop', shop.id, 0, 100), rate('shop', shop.id, 0, 200)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.refusal?.details).toMatchObject({ now: { version: 1 } })
  const stands = both.find(({ status }) => status === 200)?.data?.cents ?? 0
  expect((await rate('shop', shop.id, 0, stands)).data).toMatchObject({ version: 1 })
})

it('ten settle one month at once: it is paid once, and a repeat says so; the month must be over', async () => {
  const { shop, meal } = await stage()
  await rate('shop', shop.id, 0, 300)
  for (let n = 0; n < 3; n += 1) await use(shop, meal)
  expect((await settle(shop.id, '2026-03', 900)).reason).toBe('shops.monthNotOver')
  await nextMonth()
  expect((await account(shop.id, '2026-03')).statement.may).toEqual(['settle'])
  expect((await settle(shop.id, '2026-03', 600)).refusal).toMatchObject({
    reason: 'request.changedMeanwhile',
    details: { now: { values: { totalCents: 900 } } },
  })
  const answers = await Promise.all(Array.from({ length: 10 }, (_, n) => settle(shop.id, '2026-03', 900, `GIRO ${n % 2}`)))
  const paid = answers.filter(({ status }) => status === 200)
  expect(paid).toHaveLength(5)
  expect(new Set(paid.map(({ data }) => data?.settled?.reference)).size).toBe(1)
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ reason }) => reason))).toEqual(new Set(['shops.settled']))
  expect(await server.db.selectFrom('shop_settlement').select('total_cents').where('shop_id', '=', shop.id).execute()).toEqual([
    { total_cents: 900 },
  ])
  const acts = await server.db.selectFrom('audit').select('id').where('act', '=', 'shops.settle').where('record_id', '=', shop.id).execute()
  expect(acts).toHaveLength(1)
  expect((await account(shop.id, '2026-03')).statement).toMatchObject({ totalCents: 900, may: [] })
})

it('what is taken back after it was paid leaves the statement as it was, and comes off the next; a late use goes onto it', async () => {
  const { shop, meal } = await stage()
  const month = (await account(shop.id)).statement.month
  const now = server.clock.now().toString().slice(0, 7)
  await rate('shop', shop.id, 0, 300)
  const [first] = [await use(shop, meal), await use(shop, meal)]
  await nextMonth()
  const before = await settle(shop.id, now, 600)
  expect([month < now, before.data]).toMatchObject([true, { totalCents: 600, uses: 2 }])
  expect((await undo(first.id)).status).toBe(200)
  // A use of the paid month that was written after it was paid: its transaction took as long.
  await use(shop, meal)
  const { id: late } = await use(shop, meal)
  await server.db
    .updateTable('redemption')
    .set({ used_at: new Date(server.clock.now().subtract({ hours: 24 * 31 }).epochMilliseconds) })
    .where('id', '=', late)
    .execute()
  expect((await account(shop.id, now)).statement).toMatchObject({ totalCents: 600, uses: 2, settled: { reference: 'GIRO 1' } })
  expect(await lines(shop.id, now)).toEqual([
    ['use', 300],
    ['use', 300],
  ])
  const then = server.clock.now().toString().slice(0, 7)
  await nextMonth()
  expect((await account(shop.id, then)).statement).toMatchObject({
    usesCents: 300,
    earlierCents: 300,
    correctionsCents: 300,
    totalCents: 300,
  })
  expect((await settle(shop.id, then, 300, 'GIRO 2')).data).toMatchObject({ totalCents: 300, settled: { reference: 'GIRO 2' } })
  expect((await lines(shop.id, then)).toSorted()).toEqual([
    ['correction', -300],
    ['use', 300],
    ['use', 300],
  ])
  const after = server.clock.now().toString().slice(0, 7)
  expect((await account(shop.id, after)).statement).toMatchObject({ totalCents: 0, may: [] })
})

it('an earlier month is paid first; of a month with nothing to pay what is open goes on', async () => {
  const { shop, meal } = await stage()
  const first = server.clock.now().toString().slice(0, 7)
  await rate('shop', shop.id, 0, 200)
  const { id } = await use(shop, meal)
  await nextMonth()
  const second = server.clock.now().toString().slice(0, 7)
  await use(shop, meal)
  await nextMonth()
  expect((await account(shop.id, second)).statement).toMatchObject({ earlierCents: 200, may: [] })
  expect((await settle(shop.id, second, 400)).reason).toBe('shops.earlierFirst')
  expect((await settle(shop.id, first, 200)).status).toBe(200)
  expect((await undo(id)).status).toBe(200)
  expect((await settle(shop.id, second, 200)).status).toBe(200)
  const third = server.clock.now().toString().slice(0, 7)
  await nextMonth()
  expect((await account(shop.id, third)).statement).toMatchObject({ correctionsCents: 200, totalCents: -200, may: [] })
  expect((await settle(shop.id, third, -200)).reason).toBe('shops.nothingToPay')
})

it('a use that is taken back while its month is settled is either not paid, or comes off the next month', async () => {
  const { shop, meal } = await stage()
  const month = server.clock.now().toString().slice(0, 7)
  await rate('shop', shop.id, 0, 100)
  const uses = [await use(shop, meal), await use(shop, meal), await use(shop, meal)]
  await nextMonth()
  const [settled, undone] = await Promise.all([settle(shop.id, month, 300), undo(uses[0]?.id ?? '')])
  expect(undone.status).toBe(200)
  const { statement } = await account(shop.id, month)
  const next = (await account(shop.id, server.clock.now().toString().slice(0, 7))).statement
  // Whoever was first: what is paid and what is open come to two uses.
  expect([settled.status === 200, statement.totalCents, next.correctionsCents]).toEqual(
    settled.status === 200 ? [true, 300, 100] : [false, 200, 0],
  )
})
