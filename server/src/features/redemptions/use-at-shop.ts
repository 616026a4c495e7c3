import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type { Redemption } from '@mwc/contract/redemptions/redemptions.schemas'
import type { UsedKind } from '@mwc/contract/redemptions/use-kinds'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { lockMember } from '../membership/lock-member.ts'
import { checkShopPin, waitForPinTurn } from './shop-keys/check-shop-pin.ts'
import { hashShopCode, hashShopPin } from './shop-keys/hash-shop-key.ts'
import { isCounted, periodStart, receiptNumber, voucherBlock } from './redemption.rules.ts'
import { findByKey, insertRedemption, type RedemptionRow } from './redemptions.repo.ts'
import { redemptionView } from './redemptions.views.ts'
import { findShopByCode, holdShop } from './shop-keys/shop-keys.repo.ts'
import { isOpen } from './show-shop.ts'
import { findPrivilege, findVoucher, isGivenAt, takeOfAll, takeOfDay, takeOfPerson, takeVoucher } from './uses.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>
type Asked = { idempotencyKey: string; kind: UsedKind; id: string }
type Door = { shopCode: string } | { shopId: string; pin: string }
/** What the shop's door was opened with: the transaction looks whether it still opens it. */
type Opened = { shopId: string; by: 'code' | 'pin'; secretHash: string }
type Use = { memberId: string; person: string; shopId: string; id: string; now: Temporal.Instant }
/** What a use took, and the words that it is remembered by. */
type Taken = Pick<RedemptionRow, 'title' | 'benefit' | 'member_since' | 'day_since'>

/**
 * Uses a limited privilege or a voucher at the shop of the poster or the PIN. The statements that check limits also take them.
 * A repeated key gives the same receipt, whatever became of shop, PIN or limits; for another thing, shop or way it is refused.
 */
export async function useAtShop(
  deps: Needed,
  { memberId, language }: { memberId: string; language: Language },
  asked: Asked,
  door: Door,
): Promise<Redemption> {
  const before = await findByKey(deps.db, memberId, asked.idempotencyKey)
  const row = before ? await repeatedUse(deps, before, asked, door) : await use(deps, memberId, asked, await open(deps, memberId, door))
  return redemptionView(row, language, deps.clock.now())
}

async function open(deps: Needed, memberId: string, door: Door): Promise<Opened> {
  if ('pin' in door) return { shopId: door.shopId, by: 'pin', secretHash: await checkShopPin(deps, { memberId, ...door }) }
  const shop = await findShopByCode(deps.db, door.shopCode)
  if (!shop) throw new Refusal('redemptions.shopUnknown')
  return { shopId: shop.id, by: 'code', secretHash: hashShopCode(deps.encryption, door.shopCode) }
}

async function use(
  { db, clock, encryption }: Needed,
  memberId: string,
  asked: Asked,
  { shopId, by, secretHash }: Opened,
): Promise<RedemptionRow> {
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, memberId)
    const before = await findByKey(tx, memberId, asked.idempotencyKey)
    if (before) return sameUse(before, asked, { shopId, by })
    if (member.deactivated || member.closed) throw new Refusal('account.deactivated')
    const shop = await holdShop(tx, shopId)
    const now = clock.now()
    if (!shop) throw new Refusal('redemptions.shopUnknown')
    if (!isOpen(shop, now)) throw new Refusal('redemptions.shopClosed')
    if (by === 'code' && (shop.code === null || hashShopCode(encryption, shop.code) !== secretHash))
      throw new Refusal('redemptions.shopUnknown')
    if (by === 'pin' && shop.pin_hash !== secretHash) throw new Refusal('redemptions.wrongPin')
    const one: Use = { memberId, person: member.person, shopId, id: asked.id, now }
    const { title, benefit, ...counted } = asked.kind === 'privilege' ? await takePrivilege(tx, one) : await takeOneVoucher(tx, one)
    return insertRedemption(tx, {
      id: randomUUID(),
      member_id: memberId,
      shop_id: shopId,
      privilege_id: asked.kind === 'privilege' ? asked.id : null,
      voucher_id: asked.kind === 'voucher' ? asked.id : null,
      receipt_number: receiptNumber(dayOf(now), randomBytes(8)),
      idempotency_key: asked.idempotencyKey,
      by,
      secret_hash: secretHash,
      title: JSON.stringify(title),
      benefit: benefit && JSON.stringify(benefit),
      shop_name: shop.name,
      used_at: toDate(now),
      person: member.person,
      ...counted,
    })
  })
}

function sameUse(row: RedemptionRow, { kind, id }: Asked, { shopId, by }: Pick<Opened, 'shopId' | 'by'>): RedemptionRow {
  const isSame = (kind === 'privilege' ? row.privilege_id : row.voucher_id) === id && row.shop_id === shopId && row.by === by
  if (!isSame) throw new Refusal('redemptions.keyReused')
  return row
}

/** The use of a repeated key. Its own poster or PIN opens it, also an older one by now; else what opens the same shop today. */
async function repeatedUse(deps: Needed, row: RedemptionRow, asked: Asked, door: Door): Promise<RedemptionRow> {
  if ('pin' in door) {
    sameUse(row, asked, { shopId: door.shopId, by: 'pin' })
    if (row.secret_hash !== hashShopPin(deps.encryption, door.shopId, door.pin))
      await checkShopPin(deps, { memberId: row.member_id, ...door })
    else await waitForPinTurn(deps, row.member_id)
    return row
  }
  const isOwn = row.by === 'code' && row.secret_hash === hashShopCode(deps.encryption, door.shopCode)
  const shopId = isOwn ? row.shop_id : (await findShopByCode(deps.db, door.shopCode))?.id
  if (shopId === undefined) throw new Refusal('redemptions.keyReused')
  return sameUse(row, asked, { shopId, by: 'code' })
}

/** Every use takes the member's uses, then the day's, then all, so that none wait for each other in a ring. */
async function takePrivilege(tx: Tx, { id, person, shopId, now }: Use): Promise<Taken> {
  const at = toDate(now)
  const row = await findPrivilege(tx, id, at)
  if (!row) throw new Refusal('redemptions.notFound')
  if (!(await isGivenAt(tx, id, shopId))) throw new Refusal('redemptions.notHere')
  const [memberLimit, dayLimit, totalLimit] = [row.member_limit, row.day_limit, row.total_limit]
  if (!isCounted({ memberLimit, dayLimit, totalLimit })) throw new Refusal('redemptions.showCard')
  // Said early, so that whoever comes too late keeps nobody waiting; what decides is the statement below.
  if (totalLimit !== null && row.used >= totalLimit) throw new Refusal('redemptions.gone')
  const today = dayOf(now)
  const memberSince = memberLimit === null ? null : periodStart(row.member_period ?? 'ever', today).toString()
  const daySince = dayLimit === null ? null : today.toString()
  if (memberLimit !== null && memberSince !== null) {
    const has = await takeOfPerson(tx, { privilegeId: id, person, since: memberSince, limit: memberLimit })
    if (!has) throw new Refusal('redemptions.memberLimit')
  }
  if (dayLimit !== null && daySince !== null) {
    if (!(await takeOfDay(tx, { privilegeId: id, since: daySince, limit: dayLimit }))) throw new Refusal('redemptions.dayLimit')
  }
  if (!(await takeOfAll(tx, id, at))) throw new Refusal('redemptions.gone')
  const { title, benefit } = row.texts
  if (!title) throw new Error('a privilege without a title')
  return { title, benefit: benefit ?? null, member_since: memberSince, day_since: daySince }
}

async function takeOneVoucher(tx: Tx, { id, memberId, shopId, now }: Use): Promise<Taken> {
  const voucher = await findVoucher(tx, memberId, id)
  if (!voucher) throw new Refusal('redemptions.notFound')
  if (voucher.shops && !voucher.shops.includes(shopId)) throw new Refusal('redemptions.notHere')
  const today = dayOf(now)
  const block = voucherBlock({ lastDay: Temporal.PlainDate.from(voucher.last_day), used: voucher.used_at !== null }, today)
  if (block === 'expired') throw new Refusal('redemptions.voucherExpired')
  if (block || !(await takeVoucher(tx, { id, memberId, day: today.toString(), at: toDate(now) }))) {
    throw new Refusal('redemptions.voucherUsed')
  }
  return { title: voucher.name, benefit: null, member_since: null, day_since: null }
}
