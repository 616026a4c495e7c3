import { randomUUID } from 'node:crypto'
import { newShopCode, newShopPin } from '@mwc/contract/redemptions/redemption-desk.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { giveMonths, joinWorker } from '../../testing/fixtures/campaign-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { claimVoucher, offerPrivilege, openShop, tryCode, tryPin, type TestShop } from '../../testing/fixtures/redemption-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let staff: string
let [shop, other]: TestShop[] = []
let n = 0
beforeAll(async () => {
  server = await startTestServer()
  staff = (await signInAtDesk(server, 'keeper', 'admin')).token
  shop = await openShop(server, 'Harbour Kitchen', '482915')
  other = await openShop(server, 'Other', '739204')
})
afterAll(() => server.close())

async function activeMember(): Promise<string> {
  n += 1
  const { id, token } = await joinWorker(server, n)
  await giveMonths(server, id, 12)
  return token
}
const shops = () => [shop, other] as [TestShop, TestShop]
const what = (id: string) => ({ kind: 'privilege', id }) as const
const usesOf = async (id: string) => (await server.db.selectFrom('redemption').select('id').where('privilege_id', '=', id).execute()).length

it('the key of a use by poster is refused for another thing, another shop and the PIN; the same call gives its receipt', async () => {
  const [[here, there], token, key] = [shops(), await activeMember(), randomUUID()]
  const id = await offerPrivilege(server, [here, there], { memberLimit: 9 })
  const voucherId = await claimVoucher(server, token)
  const first = await tryCode(server, token, what(id), here, key)
  const others = [
    await tryCode(server, token, what(id), there, key),
    await tryPin(server, token, what(id), here, here.pin, key),
    await tryCode(server, token, { kind: 'voucher', id: voucherId }, here, key),
    await tryCode(server, token, what(id), { ...here, code: 'N0SVCHC0DE' }, key),
  ]
  expect(others.map(({ reason }) => reason)).toEqual(Array(4).fill('redemptions.keyReused'))
  await server.ok(newShopCode, { id: here.id }, { token: staff })
  const again = await tryCode(server, token, what(id), here, key)
  expect([again.data?.receiptNumber, await usesOf(id)]).toEqual([first.data?.receiptNumber, 1])
})

it('the key of a use by PIN is refused for another shop, the poster and a wrong PIN; the same call gives its receipt', async () => {
  const [[here, there], token, key] = [shops(), await activeMember(), randomUUID()]
  const id = await offerPrivilege(server, [here, there], { memberLimit: 9 })
  const first = await tryPin(server, token, what(id), here, here.pin, key)
  expect((await tryPin(server, token, what(id), there, there.pin, key)).reason).toBe('redemptions.keyReused')
  expect((await tryCode(server, token, what(id), here, key)).reason).toBe('redemptions.keyReused')
  expect((await tryPin(server, token, what(id), here, '111111', key)).reason).toBe('redemptions.wrongPin')
  const { pin } = await server.ok(newShopPin, { id: here.id }, { token: staff })
  for (const right of [here.pin, pin]) {
    expect((await tryPin(server, token, what(id), here, right, key)).data?.receiptNumber).toBe(first.data?.receiptNumber)
  }
  expect(await usesOf(id)).toBe(1)
})

it('PINs cannot be tried on a use that was made: after five wrong ones the right one waits, too', async () => {
  const [own, token, key] = [await openShop(server, 'Guessed at', '904127'), await activeMember(), randomUUID()]
  const id = await offerPrivilege(server, [own], { memberLimit: 9 })
  const first = await tryPin(server, token, what(id), own, own.pin, key)
  for (let wrong = 0; wrong < 5; wrong += 1) await tryPin(server, token, what(id), own, '111111', key)
  for (const pin of ['111112', own.pin]) expect((await tryPin(server, token, what(id), own, pin, key)).reason).toBe('redemptions.pinLocked')
  server.clock.advance({ minutes: 15 })
  expect((await tryPin(server, token, what(id), own, own.pin, key)).data?.receiptNumber).toBe(first.data?.receiptNumber)
})
