import { randomUUID } from 'node:crypto'
import { autoClaim, claimCampaign } from '@mwc/contract/campaigns/campaigns'
import type { contentDesk } from '@mwc/contract/content/content-desk'
import type { InputOf } from '@mwc/contract/endpoint/endpoint'
import { type Redemption, useByCode, useByPin } from '@mwc/contract/redemptions/redemptions'
import { setShopKey } from '../../features/redemptions/set-shop-key.ts'
import { type CampaignChange, offerCampaign } from './campaign-scenes.ts'
import type { Parts } from '../../parts.ts'
import { publishMany } from './content-scenes.ts'
import type { Answer, TestServer } from '../start-test-server.ts'

export type TestShop = { id: string; code: string; pin: string }
let shops = 0

/** What a shop and its privileges are made with. */
type Stage = Pick<Parts, 'db' | 'clock'> & { parts: Pick<Parts, 'seal' | 'clock'> }

/** An open shop with a code and a PIN. */
export async function openShop(server: Stage, name = 'Harbour Kitchen', pin = '482915'): Promise<TestShop> {
  const [id = ''] = await publishMany(server, 'shop', [{ name }])
  shops += 1
  const shop = { id, code: `T${String(shops).padStart(9, '0')}`, pin }
  await setShopKey(server.db, server.parts, shop)
  return shop
}

type Limits = Pick<
  InputOf<(typeof contentDesk)['privilege']['add']>,
  'memberLimit' | 'memberPeriod' | 'dayLimit' | 'totalLimit' | 'publishTo'
>

/** A privilege with limits at some shops; answers with its id. */
export async function offerPrivilege(server: Stage, shops: readonly TestShop[], limits: Limits): Promise<string> {
  const [id = ''] = await publishMany(server, 'privilege', [{ shopIds: shops.map((shop) => shop.id), ...limits }])
  return id
}

/** A voucher of a new campaign; answers with its id. */
export async function claimVoucher(server: TestServer, token: string, change: CampaignChange = {}): Promise<string> {
  const id = await offerCampaign(server, change)
  const { voucherId } = change.autoClaim
    ? ((await server.ok(autoClaim, {}, { token })).claimed.find(({ campaignId }) => campaignId === id) ?? { voucherId: null })
    : await server.ok(claimCampaign, { id }, { token })
  if (voucherId === null) throw new Error('the campaign gave no voucher')
  return voucherId
}

type What = { kind: 'privilege' | 'voucher'; id: string }

export function tryCode(
  server: TestServer,
  token: string,
  what: What,
  shop: TestShop,
  key: string = randomUUID(),
): Promise<Answer<typeof useByCode>> {
  return server.call(useByCode, { idempotencyKey: key, ...what, shopCode: shop.code }, { token })
}

export function tryPin(
  server: TestServer,
  token: string,
  what: What,
  shop: TestShop,
  pin = shop.pin,
  key: string = randomUUID(),
): Promise<Answer<typeof useByPin>> {
  return server.call(useByPin, { idempotencyKey: key, ...what, shopId: shop.id, pin }, { token })
}

/** A voucher that a member has used at a shop. */
export async function useAVoucher(server: TestServer, { token }: { token: string }): Promise<Redemption> {
  const shop = await openShop(server)
  const id = await claimVoucher(server, token, { startsAt: '2020-01-01T00:00:00+08:00', endsAt: '2030-01-01T00:00:00+08:00' })
  return server.ok(useByCode, { idempotencyKey: randomUUID(), kind: 'voucher', id, shopCode: shop.code }, { token })
}
