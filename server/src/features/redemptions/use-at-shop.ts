import { randomBytes, randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type { Redemption } from '@mwc/contract/redemptions/redemptions.schemas'
import type { UsedKind } from '@mwc/contract/redemptions/use-kinds'
import type { Tx } from '../../database/database.ts'
import { inTransaction, together } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { dayOf, toDate } from '../../ports/clock.ts'
import { lockMember } from '../membership/lock-member.ts'
import { checkShopPin, waitForPinTurn } from './shop-keys/check-shop-pin.ts'
import { shopCodeHashes, shopPinHashes } from './shop-keys/hash-shop-key.ts'
import { isCounted, periodStart, receiptNumber, voucherBlock } from './redemption.rules.ts'
import { findByKey, insertRedemption, type RedemptionRow } from './redemptions.repo.ts'
import { redemptionView } from './redemptions.views.ts'
import { holdShop } from './shop-keys/shop-keys.repo.ts'
import { isOpen } from './show-shop.ts'
import { findPrivilegeWithShops, findVoucher, takeOfAll, takeOfDay, takeOfPerson, takeVoucher } from './uses.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>
type Asked = { idempotencyKey: string; kind: UsedKind; id: string }
type ByPin = { shopId: string; pin: string }
/** What opens the shop's door: a poster's code, or a PIN that was right a moment ago; the transaction looks again. */
type Key = ({ by: 'code'; shopCode: string } | { by: 'pin'; shopId: string }) & { secretHashes: readonly string[] }
/** What a use is remembered by. */
type Remembered = Pick<RedemptionRow, 'title' | 'benefit' | 'member_since' | 'day_since'>
/** One use under way: who, where and when, and how it is written down, in the turn in which it is taken. */
type Use = {
  memberId: string
  person: string
  shopId: string
  id: string
  now: Temporal.Instant
  write: (remembered: Remembered) => Promise<RedemptionRow>
}

/**
 * Uses a limited privilege or a voucher at the shop of the poster or the PIN. The statements that check limits also take them.
 * A repeated key gives the same receipt, whatever became of shop, PIN or limits; for another thing, shop or way it is refused.
 */
export async function useAtShop(
  deps: Needed,
  { memberId, language }: { memberId: string; language: Language },
  asked: Asked,
  door: { shopCode: string } | ByPin,
): Promise<Redemption> {
  const row =
    'pin' in door
      ? await redeemWithPin(deps, memberId, asked, door)
      : await use(deps, memberId, asked, { by: 'code', ...door, secretHashes: shopCodeHashes(deps.encryption, door.shopCode) })
  return redemptionView(row, language, deps.clock.now())
}

/** A PIN is checked before anything is locked. Of a repeated use its own PIN opens it, also an older one by now. */
async function redeemWithPin(deps: Needed, memberId: string, asked: Asked, { shopId, pin }: ByPin): Promise<RedemptionRow> {
  const before = await findByKey(deps.db, memberId, asked.idempotencyKey)
  if (!before) return use(deps, memberId, asked, { by: 'pin', shopId, secretHashes: [await checkShopPin(deps, { memberId, shopId, pin })] })
  sameUse(before, asked, { shopId, by: 'pin' })
  if (!shopPinHashes(deps.encryption, shopId, pin).includes(before.secret_hash ?? '')) await checkShopPin(deps, { memberId, shopId, pin })
  else await waitForPinTurn(deps, memberId)
  return before
}

async function use({ db, clock }: Needed, memberId: string, asked: Asked, key: Key): Promise<RedemptionRow> {
  return inTransaction(db, async (tx) => {
    const member = await lockMember(tx, memberId)
    const now = clock.now()
    const isPrivilege = asked.kind === 'privilege'
    const none = Promise.resolve(undefined)
    const [before, shop, privilege, voucher] = await together(
      findByKey(tx, memberId, asked.idempotencyKey),
      holdShop(tx, key),
      isPrivilege ? findPrivilegeWithShops(tx, asked.id, toDate(now)) : none,
      isPrivilege ? none : findVoucher(tx, memberId, asked.id),
    )
    if (before) return repeatedUse(before, asked, key, shop?.id)
    if (member.deactivated || member.closed) throw new Refusal('account.deactivated')
    if (!shop) throw new Refusal('redemptions.shopUnknown')
    if (!isOpen(shop, now)) throw new Refusal('redemptions.shopClosed')
    if (key.by === 'pin' && !key.secretHashes.includes(shop.pin_hash ?? '')) throw new Refusal('redemptions.wrongPin')
    const write = ({ title, benefit, ...counted }: Remembered) =>
      insertRedemption(tx, {
        id: randomUUID(),
        member_id: memberId,
        shop_id: shop.id,
        privilege_id: isPrivilege ? asked.id : null,
        voucher_id: isPrivilege ? null : asked.id,
        receipt_number: receiptNumber(dayOf(now), randomBytes(8)),
        idempotency_key: asked.idempotencyKey,
        by: key.by,
        secret_hash: key.secretHashes[0] ?? null,
        title: JSON.stringify(title),
        benefit: benefit && JSON.stringify(benefit),
        shop_name: shop.name,
        used_at: toDate(now),
        person: member.person,
        ...counted,
      })
    const one: Use = { memberId, person: member.person, shopId: shop.id, id: asked.id, now, write }
    return isPrivilege ? takePrivilege(tx, privilege, one) : takeOneVoucher(tx, voucher, one)
  })
}

function sameUse(row: RedemptionRow, { kind, id }: Asked, { shopId, by }: { shopId: string; by: 'code' | 'pin' }): RedemptionRow {
  const isSame = (kind === 'privilege' ? row.privilege_id : row.voucher_id) === id && row.shop_id === shopId && row.by === by
  if (!isSame) throw new Refusal('redemptions.keyReused')
  return row
}

/** The use of a repeated key. Its own poster opens it, also an older one by now; else what opens the same shop today. */
function repeatedUse(row: RedemptionRow, asked: Asked, key: Key, foundShop: string | undefined): RedemptionRow {
  const isOwn = key.by === 'code' && row.by === 'code' && key.secretHashes.includes(row.secret_hash ?? '')
  const shopId = key.by === 'pin' ? key.shopId : isOwn ? row.shop_id : foundShop
  if (shopId === undefined) throw new Refusal('redemptions.keyReused')
  return sameUse(row, asked, { shopId, by: key.by })
}

/** Every use takes the member's uses, then the day's, then all, so that none wait for each other in a ring. */
async function takePrivilege(
  tx: Tx,
  row: Awaited<ReturnType<typeof findPrivilegeWithShops>>,
  { id, person, shopId, now, write }: Use,
): Promise<RedemptionRow> {
  if (!row) throw new Refusal('redemptions.notFound')
  if (!row.shops.includes(shopId)) throw new Refusal('redemptions.notHere')
  const [memberLimit, dayLimit, totalLimit] = [row.member_limit, row.day_limit, row.total_limit]
  if (!isCounted({ memberLimit, dayLimit, totalLimit })) throw new Refusal('redemptions.showCard')
  // Said early, so that whoever comes too late keeps nobody waiting; what decides are the statements below.
  if (totalLimit !== null && row.used >= totalLimit) throw new Refusal('redemptions.gone')
  const today = dayOf(now)
  const memberSince = memberLimit === null ? null : periodStart(row.member_period ?? 'ever', today).toString()
  const daySince = dayLimit === null ? null : today.toString()
  const { title, benefit } = row.texts
  if (!title) throw new Error('a privilege without a title')
  const free = Promise.resolve(true)
  const [ofPerson, ofDay, ofAll, written] = await together(
    memberLimit === null || memberSince === null
      ? free
      : takeOfPerson(tx, { privilegeId: id, person, since: memberSince, limit: memberLimit }),
    dayLimit === null || daySince === null ? free : takeOfDay(tx, { privilegeId: id, since: daySince, limit: dayLimit }),
    takeOfAll(tx, id, toDate(now)),
    write({ title, benefit: benefit ?? null, member_since: memberSince, day_since: daySince }),
  )
  if (!ofPerson) throw new Refusal('redemptions.memberLimit')
  if (!ofDay) throw new Refusal('redemptions.dayLimit')
  if (!ofAll) throw new Refusal('redemptions.gone')
  return written
}

async function takeOneVoucher(
  tx: Tx,
  voucher: Awaited<ReturnType<typeof findVoucher>>,
  { id, memberId, shopId, now, write }: Use,
): Promise<RedemptionRow> {
  if (!voucher) throw new Refusal('redemptions.notFound')
  if (voucher.shops && !voucher.shops.includes(shopId)) throw new Refusal('redemptions.notHere')
  const today = dayOf(now)
  const block = voucherBlock({ lastDay: Temporal.PlainDate.from(voucher.last_day), used: voucher.used_at !== null }, today)
  if (block === 'expired') throw new Refusal('redemptions.voucherExpired')
  if (block) throw new Refusal('redemptions.voucherUsed')
  const [isTaken, written] = await together(
    takeVoucher(tx, { id, memberId, day: today.toString(), at: toDate(now) }),
    write({ title: voucher.name, benefit: null, member_since: null, day_since: null }),
  )
  if (!isTaken) throw new Refusal('redemptions.voucherUsed')
  return written
}
