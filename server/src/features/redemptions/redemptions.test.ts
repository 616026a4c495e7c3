import { randomUUID } from 'node:crypto'
import { listRewards } from '@mwc/contract/campaigns/campaigns.calls'
import type { Weekday } from '@mwc/contract/content/opening-hours.rules'
import { contentDesk } from '@mwc/contract/content/content-desk.calls'
import { readPrivilege } from '@mwc/contract/content/content.calls'
import { listRedemptions, readRedemption, readShopOffers, readUsable, useByCode } from '@mwc/contract/redemptions/redemptions.calls'
import {
  closeShop,
  listDeskRedemptions,
  listShopKeys,
  newShopCode,
  newShopPin,
  undoRedemption,
} from '@mwc/contract/redemptions/redemption-desk.calls'
import { staffRoles } from '@mwc/contract/endpoint/access'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { giveMonths, joinWorker } from '../../testing/fixtures/campaign-fixtures.ts'
import { contentInput } from '../../testing/fixtures/content-fixtures.ts'
import { signInAtDesk } from '../../testing/fixtures/desk-fixtures.ts'
import { claimVoucher, offerPrivilege, openShop, tryCode, tryPin, type TestShop } from '../../testing/fixtures/redemption-fixtures.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'

let server: TestServer
let staff: string
let shop: TestShop
let n = 0
beforeAll(async () => {
  server = await startTestServer()
  staff = (await signInAtDesk(server, 'keeper', 'admin')).token
  shop = await openShop(server)
})
beforeEach(() => server.clock.set('2026-03-10T10:00:00+08:00'))
afterAll(() => server.close())

async function activeMember(): Promise<string> {
  n += 1
  const { id, token } = await joinWorker(server, n)
  await giveMonths(server, id, 12)
  return token
}
const privilege = (limits: Parameters<typeof offerPrivilege>[2]) => offerPrivilege(server, [shop], limits)
const what = (id: string) => ({ kind: 'privilege', id }) as const
const voucher = (id: string) => ({ kind: 'voucher', id }) as const
const standing = async (token: string, id: string) => (await server.ok(readUsable, what(id), { token })).offer

it('a shop says when it is open, where one uses something and at the shop itself; nothing where nobody can say', async () => {
  const hours = [{ days: [1, 2, 3, 4, 5] as Weekday[], opens: '09:00', closes: '18:00' }]
  const [token, kiosk] = [await activeMember(), await openShop(server, 'Night Kiosk')]
  const id = await offerPrivilege(server, [shop, kiosk], { totalLimit: 5 })
  const opens = { opening_hours: JSON.stringify(hours) }
  await server.db.updateTable('shop').set(opens).where('id', '=', kiosk.id).execute()
  await server.db.updateTable('shop').set({ opening_hours: null }).where('id', '=', shop.id).execute()
  const { shops } = await server.ok(readUsable, what(id), { token })
  expect(new Map(shops.map((one) => [one.name, one.openingHours]))).toEqual(
    new Map([
      ['Harbour Kitchen', null],
      ['Night Kiosk', hours],
    ]),
  )
  const at = async ({ code }: TestShop) => (await server.ok(readShopOffers, { shopCode: code }, { token })).shop.openingHours
  expect([await at(shop), await at(kiosk)]).toEqual([null, hours])
})

describe('a privilege with limits', () => {
  it('is used at the shop of the code: the receipt names it, the moment and a number, and the count goes down', async () => {
    const [token, id] = [await activeMember(), await privilege({ memberLimit: 2, memberPeriod: 'day', totalLimit: 5 })]
    const { status, data } = await tryCode(server, token, what(id), shop)
    expect([status, data]).toMatchObject([
      200,
      { shopName: 'Harbour Kitchen', title: 'A hot meal', benefit: '10% off', usedAt: '2026-03-10T02:00:00.000Z', undoneAt: null },
    ])
    expect(data?.receiptNumber).toMatch(/^R260310/)
    expect(await standing(token, id)).toMatchObject({ leftForMember: 1, left: 4, blocked: null })
    expect(await server.ok(readRedemption, { id: data?.id ?? '' }, { token, language: 'india' })).toMatchObject({
      title: 'A hot meal தமிழ்',
    })
  })

  it('counts a member by the calendar in Singapore: the next day, and not before', async () => {
    const [token, id] = [await activeMember(), await privilege({ memberLimit: 1, memberPeriod: 'day' })]
    server.clock.set('2026-03-10T23:59:59+08:00')
    expect((await tryCode(server, token, what(id), shop)).status).toBe(200)
    expect((await tryCode(server, token, what(id), shop)).reason).toBe('redemptions.memberLimit')
    expect(await standing(token, id)).toMatchObject({ leftForMember: 0, blocked: 'memberLimit', againFrom: '2026-03-11' })
    server.clock.set('2026-03-11T00:00:00+08:00')
    expect((await tryCode(server, token, what(id), shop)).status).toBe(200)
  })

  it("counts everybody's uses of a day, and gives them back the next", async () => {
    const id = await privilege({ dayLimit: 2 })
    const tokens = [await activeMember(), await activeMember(), await activeMember()] as const
    expect((await tryCode(server, tokens[0], what(id), shop)).status).toBe(200)
    expect((await tryCode(server, tokens[1], what(id), shop)).status).toBe(200)
    expect((await tryCode(server, tokens[2], what(id), shop)).reason).toBe('redemptions.dayLimit')
    server.clock.advance({ hours: 24 })
    expect((await tryCode(server, tokens[2], what(id), shop)).status).toBe(200)
  })

  it('is gone when all its uses are taken; who comes too late has lost nothing', async () => {
    const id = await privilege({ memberLimit: 1, memberPeriod: 'ever', totalLimit: 1 })
    const [first, late] = [await activeMember(), await activeMember()]
    expect((await tryCode(server, first, what(id), shop)).status).toBe(200)
    expect((await tryCode(server, late, what(id), shop)).reason).toBe('redemptions.gone')
    expect(await standing(late, id)).toMatchObject({ leftForMember: 1, left: 0, blocked: 'gone' })
  })

  it('counts the person: a second account of the same FIN has no uses of its own', async () => {
    const [token, id] = [await activeMember(), await privilege({ memberLimit: 1, memberPeriod: 'ever' })]
    expect((await tryCode(server, token, what(id), shop)).status).toBe(200)
    const { person, member_id } = await server.db
      .selectFrom('redemption')
      .select(['person', 'member_id'])
      .where('privilege_id', '=', id)
      .executeTakeFirstOrThrow()
    n += 1
    const again = await joinWorker(server, n)
    await giveMonths(server, again.id, 12)
    await server.db.updateTable('member').set({ fin_hash: null }).where('id', '=', member_id).execute()
    await server.db.updateTable('member').set({ fin_hash: person }).where('id', '=', again.id).execute()
    expect((await tryCode(server, again.token, what(id), shop)).reason).toBe('redemptions.memberLimit')
  })

  it('a lost answer that is asked for again gives the same receipt, whatever the limits and the shop have become', async () => {
    const [token, own] = [await activeMember(), await openShop(server, 'Soon closed')]
    const id = await offerPrivilege(server, [own], { memberLimit: 1, memberPeriod: 'ever' })
    const key = randomUUID()
    const first = await tryCode(server, token, what(id), own, key)
    await server.ok(closeShop, { id: own.id }, { token: staff })
    const again = await tryCode(server, token, what(id), own, key)
    expect([again.status, again.data?.receiptNumber]).toEqual([200, first.data?.receiptNumber])
    const other = await privilege({ memberLimit: 1 })
    expect((await tryCode(server, token, what(other), shop, key)).reason).toBe('redemptions.keyReused')
  })

  it('of a plain discount the live card is shown, nothing is used', async () => {
    const [token, id] = [await activeMember(), await privilege({})]
    expect((await tryCode(server, token, what(id), shop)).reason).toBe('redemptions.showCard')
    expect((await server.call(readUsable, what(id), { token })).reason).toBe('redemptions.showCard')
    expect((await server.ok(readPrivilege, { id })).limits).toBeNull()
  })

  it('is refused at another shop, at a closed one, by an old code, and after its last day', async () => {
    const [token, other] = [await activeMember(), await openShop(server, 'Other')]
    const id = await privilege({ memberLimit: 5 })
    expect((await tryCode(server, token, what(id), other)).reason).toBe('redemptions.notHere')
    const { code } = await server.ok(newShopCode, { id: other.id }, { token: staff })
    expect((await tryCode(server, token, what(id), other)).reason).toBe('redemptions.shopUnknown')
    await server.ok(closeShop, { id: other.id }, { token: staff })
    expect((await tryCode(server, token, what(id), { ...other, code: code ?? '' })).reason).toBe('redemptions.shopClosed')
    expect((await server.call(readShopOffers, { shopCode: code ?? '' }, { token })).reason).toBe('redemptions.shopClosed')
    const over = await privilege({ memberLimit: 1, publishTo: '2026-03-10T00:00:00+08:00' })
    expect((await tryCode(server, token, what(over), shop)).reason).toBe('redemptions.notFound')
  })

  it('is used by active members only', async () => {
    n += 1
    const { token } = await joinWorker(server, n)
    expect((await tryCode(server, token, what(await privilege({ memberLimit: 1 })), shop)).reason).toBe('membership.notActive')
  })

  it('at the desk keeps a limit that is not below what is taken, and says how many are', async () => {
    const [token, id] = [await activeMember(), await privilege({ totalLimit: 3 })]
    await tryCode(server, token, what(id), shop)
    await tryCode(server, token, what(id), shop)
    const edit = (totalLimit: number) =>
      server.call(
        contentDesk.privilege.edit,
        { id, version: 1, ...contentInput('privilege', { shopIds: [shop.id], totalLimit }) },
        { token: staff },
      )
    expect(await edit(1)).toMatchObject({ reason: 'request.invalid', refusal: { details: { fields: [{ field: 'totalLimit' }] } } })
    expect((await edit(2)).data).toMatchObject({ used: 2, totalLimit: 2, memberLimit: null })
    expect((await tryCode(server, token, what(id), shop)).reason).toBe('redemptions.gone')
  })
})

describe("the shop's PIN", () => {
  it('opens the use; a wrong one does not, and five of them have to wait a quarter of an hour', async () => {
    const [token, id] = [await activeMember(), await privilege({ memberLimit: 9 })]
    for (let wrong = 0; wrong < 4; wrong += 1) {
      expect((await tryPin(server, token, what(id), shop, '000000')).reason).toBe('redemptions.wrongPin')
    }
    expect((await tryPin(server, token, what(id), shop)).status).toBe(200)
    expect((await tryPin(server, token, what(id), shop, '000000')).reason).toBe('redemptions.wrongPin')
    const locked = await tryPin(server, token, what(id), shop)
    expect([locked.reason, locked.refusal?.details?.retryAfterSeconds]).toEqual(['redemptions.pinLocked', 900])
    // The poster still works, and so does the PIN for the others.
    expect((await tryCode(server, token, what(id), shop)).status).toBe(200)
    expect((await tryPin(server, await activeMember(), what(id), shop)).status).toBe(200)
    server.clock.advance({ seconds: 900 })
    expect((await tryPin(server, token, what(id), shop)).status).toBe(200)
  })

  it('waits at a shop after twenty wrong ones of whatever members', async () => {
    const own = await openShop(server, 'Guessed at')
    const id = await offerPrivilege(server, [own], { memberLimit: 9 })
    for (let who = 0; who < 4; who += 1) {
      const token = await activeMember()
      for (let wrong = 0; wrong < 5; wrong += 1) await tryPin(server, token, what(id), own, '111111')
    }
    expect((await tryPin(server, await activeMember(), what(id), own)).reason).toBe('redemptions.pinLocked')
  })

  it('is made by the server, told once, kept as a keyed hash, and replaces the old one at once', async () => {
    const [token, own] = [await activeMember(), await openShop(server, 'New PIN')]
    const id = await offerPrivilege(server, [own], { memberLimit: 9 })
    const { pin, hasPin } = await server.ok(newShopPin, { id: own.id }, { token: staff })
    expect([/^\d{6}$/.test(pin), hasPin]).toEqual([true, true])
    const { pin_hash } = await server.db.selectFrom('shop_key').selectAll().where('shop_id', '=', own.id).executeTakeFirstOrThrow()
    expect(pin_hash).not.toContain(pin)
    const audits = await server.db.selectFrom('audit').selectAll().where('act', '=', 'shops.newPin').execute()
    expect([audits.length > 0, JSON.stringify(audits).includes(pin)]).toEqual([true, false])
    if (pin !== own.pin) expect((await tryPin(server, token, what(id), own)).reason).toBe('redemptions.wrongPin')
    expect((await tryPin(server, token, what(id), own, pin)).status).toBe(200)
  })

  it('of a shop that has none is not guessed', async () => {
    const [token, own] = [await activeMember(), await openShop(server, 'No PIN')]
    await server.db.updateTable('shop_key').set({ pin_hash: null }).where('shop_id', '=', own.id).execute()
    const id = await offerPrivilege(server, [own], { memberLimit: 9 })
    expect((await tryPin(server, token, what(id), own)).reason).toBe('redemptions.noPin')
    expect((await server.ok(readUsable, what(id), { token })).shops).toMatchObject([{ id: own.id, byPin: false }])
  })
})

describe('a voucher', () => {
  it('is used once, at one of its shops, and stands in the list as used', async () => {
    const [token, other] = [await activeMember(), await openShop(server, 'Elsewhere')]
    const id = await claimVoucher(server, token, { voucherShopIds: [shop.id] })
    expect((await tryCode(server, token, voucher(id), other)).reason).toBe('redemptions.notHere')
    expect((await server.ok(readUsable, voucher(id), { token })).shops.map((each) => each.id)).toEqual([shop.id])
    expect((await tryPin(server, token, voucher(id), shop)).status).toBe(200)
    expect((await tryCode(server, token, voucher(id), shop)).reason).toBe('redemptions.voucherUsed')
    expect((await server.ok(readUsable, voucher(id), { token })).offer.blocked).toBe('used')
    const { ready, used } = await server.ok(listRewards, {}, { token })
    expect([ready.length, used[0]?.voucherId, used[0]?.usedAt]).toEqual([0, id, '2026-03-10T02:00:00.000Z'])
  })

  it("is not another member's, and not for use after its last day", async () => {
    const [token, stranger] = [await activeMember(), await activeMember()]
    const id = await claimVoucher(server, token, { voucherDays: 14 })
    expect((await tryCode(server, stranger, voucher(id), shop)).reason).toBe('redemptions.notFound')
    expect((await server.call(readUsable, voucher(id), { token: stranger })).reason).toBe('redemptions.notFound')
    server.clock.set('2026-03-24T00:00:00+08:00')
    expect((await tryCode(server, token, voucher(id), shop)).reason).toBe('redemptions.voucherExpired')
    expect((await server.ok(readUsable, voucher(id), { token })).offer.blocked).toBe('expired')
  })

  it('names only shops that there are', async () => {
    await expect(claimVoucher(server, await activeMember(), { voucherShopIds: [randomUUID()] })).rejects.toThrow('request.invalid')
  })
})

describe('the shop of a poster', () => {
  it('shows what this member can use there: vouchers and counted privileges, what is used up last, plain discounts not at all', async () => {
    const [token, own] = [await activeMember(), await openShop(server, 'Poster')]
    const open = await offerPrivilege(server, [own], { memberLimit: 2, memberPeriod: 'week' })
    const gone = await offerPrivilege(server, [own], { memberLimit: 1, memberPeriod: 'month' })
    await offerPrivilege(server, [own], {})
    const here = await claimVoucher(server, token, { voucherShopIds: [own.id] })
    const anywhere = await claimVoucher(server, token)
    await claimVoucher(server, token, { voucherShopIds: [shop.id] })
    await tryCode(server, token, what(gone), own)
    const { shop: shown, offers } = await server.ok(readShopOffers, { shopCode: own.code.toLowerCase() }, { token })
    expect(shown).toEqual({ id: own.id, name: 'Poster', address: '1 Harbour Road', byPin: true, openingHours: null })
    expect(new Set(offers.slice(0, 2).map(({ id }) => id))).toEqual(new Set([here, anywhere]))
    expect(offers.slice(2).map(({ id, blocked, leftForMember }) => [id, blocked, leftForMember])).toEqual([
      [open, null, 2],
      [gone, 'memberLimit', 0],
    ])
  })

  it('is not found by a code that nobody has', async () => {
    expect((await server.call(readShopOffers, { shopCode: 'ZZZZZZZZZZ' }, { token: await activeMember() })).reason).toBe(
      'redemptions.shopUnknown',
    )
  })
})

describe('what was used', () => {
  it('is listed newest first in pages that lose and double nothing', async () => {
    const [token, id] = [await activeMember(), await privilege({ memberLimit: 100 })]
    const made: string[] = []
    for (let use = 0; use < 45; use += 1) {
      if (use % 3 === 0) server.clock.advance({ seconds: 1 })
      made.push((await tryCode(server, token, what(id), shop)).data?.id ?? '')
    }
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page: { redemptions: { id: string }[]; nextCursor: string | null } = await server.ok(
        listRedemptions,
        cursor ? { cursor } : {},
        { token },
      )
      seen.push(...page.redemptions.map((each) => each.id))
      cursor = page.nextCursor
    }
    expect([seen.length, new Set(seen)]).toEqual([45, new Set(made)])
    expect(seen[0] && made.slice(-3).includes(seen[0])).toBe(true)
    expect((await server.call(listRedemptions, { cursor: 'm1_x' }, { token })).reason).toBe('request.invalid')
  })
})

describe('staff who take a use back', () => {
  it('give the use back, once, with a reason that the log keeps', async () => {
    const [token, id] = [await activeMember(), await privilege({ memberLimit: 1, memberPeriod: 'day', dayLimit: 1, totalLimit: 1 })]
    const { data } = await tryCode(server, token, what(id), shop)
    const { rows: redemptions } = await server.ok(
      listDeskRedemptions,
      { search: data?.receiptNumber.toLowerCase() ?? '' },
      { token: staff },
    )
    expect(redemptions).toMatchObject([{ id: data?.id, by: 'code', undoneAt: null, shop: { id: shop.id } }])
    // Given back on another day, it is the day of the use that gets it back.
    server.clock.advance({ hours: 24 })
    const { token: later } = await signInAtDesk(server, 'later', 'support')
    const undone = await server.ok(undoRedemption, { id: data?.id ?? '', note: 'Tapped by mistake' }, { token: later })
    expect(undone).toMatchObject({ undoneBy: 'later', note: 'Tapped by mistake' })
    expect((await server.call(undoRedemption, { id: data?.id ?? '', note: 'Again' }, { token: later })).reason).toBe('redemptions.undone')
    const { used } = await server.db.selectFrom('privilege').select('used').where('id', '=', id).executeTakeFirstOrThrow()
    const counts = await server.db.selectFrom('privilege_use').select('used').where('privilege_id', '=', id).execute()
    expect([used, counts.map((each) => each.used)]).toEqual([0, [0, 0]])
    expect((await server.ok(readRedemption, { id: data?.id ?? '' }, { token })).undoneAt).not.toBeNull()
    const audit = await server.db.selectFrom('audit').selectAll().where('act', '=', 'redemptions.undo').executeTakeFirst()
    expect([audit?.after, audit?.reason]).toMatchObject([{ receiptNumber: data?.receiptNumber }, ''])
    expect(JSON.stringify(audit)).not.toContain('Tapped by mistake')
  })

  it('make a voucher ready again, which is then used once more', async () => {
    const token = await activeMember()
    const id = await claimVoucher(server, token)
    const { data } = await tryCode(server, token, voucher(id), shop)
    await server.ok(undoRedemption, { id: data?.id ?? '', note: 'Shop had none left' }, { token: staff })
    expect((await server.ok(listRewards, {}, { token })).ready.map(({ voucherId }) => voucherId)).toEqual([id])
    expect((await tryCode(server, token, voucher(id), shop)).status).toBe(200)
  })

  it('keep codes and PINs among administrators and membership', async () => {
    for (const role of staffRoles) {
      const { token } = await signInAtDesk(server, `role-${role}`, role)
      const may = role === 'admin' || role === 'membership'
      const statuses = [
        await server.call(listShopKeys, {}, { token }),
        await server.call(newShopPin, { id: shop.id }, { token }),
        await server.call(newShopCode, { id: shop.id }, { token }),
      ].map(({ status }) => status)
      expect([role, ...statuses]).toEqual([role, ...Array<number>(3).fill(may ? 200 : 403)])
    }
    const { rows: shops } = await server.ok(listShopKeys, {}, { token: staff })
    const own = shops.find(({ id: shopId }) => shopId === shop.id)
    expect(own?.address).toBe(`https://mwc.example/mobile/pages/scan/scan?shop=${own?.code}`)
  })
})

it('a repeated call of another phone with the same key shows nothing of the first member', async () => {
  const [mine, theirs, id] = [await activeMember(), await activeMember(), await privilege({ memberLimit: 9 })]
  const key = randomUUID()
  const poster = await server.ok(newShopCode, { id: shop.id }, { token: staff })
  const input = { idempotencyKey: key, kind: 'privilege', id, shopCode: poster.code ?? '' } as const
  const [one, other] = [await server.ok(useByCode, input, { token: mine }), await server.ok(useByCode, input, { token: theirs })]
  expect(one.receiptNumber).not.toBe(other.receiptNumber)
})
