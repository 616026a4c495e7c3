import * as z from 'zod/mini'
import { usePeriods } from '../content/content.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import { day } from '../membership/membership.ts'
import { idempotencyKey } from '../fields/idempotency-key.ts'
import { normaliseShopCode } from '../scan/scanned-text.ts'

/** What is used at a shop: a privilege that has limits, or a voucher of a campaign. */
export const usedKinds = ['privilege', 'voucher'] as const
export type UsedKind = (typeof usedKinds)[number]

/**
 * Why it cannot be used now: this member's uses are taken, today's uses of all members are, all that there were are, the voucher was used,
 * or its last day is over.
 */
export const useBlocks = ['memberLimit', 'dayLimit', 'gone', 'used', 'expired'] as const
export type UseBlock = (typeof useBlocks)[number]

/** Something that this member can use, or why not. Texts are in the reader's language. */
export const usable = z.object({
  kind: z.enum(usedKinds),
  /** The privilege's or the voucher's. */
  id: z.uuid(),
  inEnglish: z.boolean(),
  title: z.string(),
  /** A privilege's benefit in a few words; null for a voucher. */
  benefit: z.nullable(z.string()),
  /** Markdown for a privilege, plain text for a voucher. */
  terms: z.string(),
  /** Uses that this member has left in the period; null where no limit counts them. */
  leftForMember: z.nullable(z.int()),
  memberPeriod: z.nullable(z.enum(usePeriods)),
  /** Uses of all members that are left today, and in all; null where there is no such limit. */
  leftToday: z.nullable(z.int()),
  left: z.nullable(z.int()),
  /** Last day of a voucher, or of the offer; null where none is set. */
  validTo: z.nullable(day),
  blocked: z.nullable(z.enum(useBlocks)),
  /** The day from which a member whose uses are taken, or all members, have uses again; null where that day never comes. */
  againFrom: z.nullable(day),
})
export type Usable = z.infer<typeof usable>

export const useShop = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  /** Whether the shop has a PIN; else its poster is scanned. */
  byPin: z.boolean(),
})
export type UseShop = z.infer<typeof useShop>

/** One use: the receipt that the shop sees. Its words are those of the moment of use, in the reader's language. */
export const redemption = z.object({
  id: z.uuid(),
  kind: z.enum(usedKinds),
  /** `R`, the day (yymmdd), eight signs. */
  receiptNumber: z.string(),
  title: z.string(),
  benefit: z.nullable(z.string()),
  shopName: z.string(),
  usedAt: z.iso.datetime(),
  /** When staff took it back, which gave the use back. */
  undoneAt: z.nullable(z.iso.datetime()),
  /** The server's clock at this answer. */
  serverTime: z.iso.datetime(),
})
export type Redemption = z.infer<typeof redemption>

const shopCode = z.string({ error: 'required' }).check(
  z.overwrite((text: string) => normaliseShopCode(text) ?? ''),
  z.minLength(1, { error: 'invalid' }),
)
/** Six digits that the shop's staff type. */
const pin = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^\d+$/, { error: 'integersOnly', abort: true }),
    z.regex(/^\d{6}$/, { error: 'invalid' }),
  )
const kind = z.enum(usedKinds, { error: 'choose' })
const id = z.uuid({ error: 'invalid' })

export const readShopOffers = defineEndpoint({
  method: 'GET',
  path: '/h5/shop-offers',
  summary: 'The shop of a code on a poster, and what this member can use there: its privileges with limits, and vouchers that are ready.',
  access: 'activeMember',
  input: z.object({ shopCode }),
  output: z.object({ shop: useShop, offers: z.array(usable) }),
  refusals: ['redemptions.shopUnknown', 'redemptions.shopClosed'],
})

export const readUsable = defineEndpoint({
  method: 'GET',
  path: '/h5/usable',
  summary: 'One privilege with limits, or one voucher, as this member can use it now, and the shops where.',
  access: 'activeMember',
  input: z.object({ kind, id }),
  output: z.object({ offer: usable, shops: z.array(useShop) }),
  refusals: ['redemptions.notFound', 'redemptions.showCard'],
})

const useRefusals = [
  'account.deactivated',
  'redemptions.shopUnknown',
  'redemptions.shopClosed',
  'redemptions.notHere',
  'redemptions.notFound',
  'redemptions.showCard',
  'redemptions.memberLimit',
  'redemptions.dayLimit',
  'redemptions.gone',
  'redemptions.voucherUsed',
  'redemptions.voucherExpired',
  'redemptions.keyReused',
] as const

export const useByCode = defineEndpoint({
  method: 'POST',
  path: '/h5/redemptions/scan',
  summary: 'Use a privilege or a voucher at the shop whose poster was scanned. Once: the same key gives the same receipt.',
  access: 'activeMember',
  input: z.object({ idempotencyKey, kind, id, shopCode }),
  output: redemption,
  refusals: useRefusals,
})

export const useByPin = defineEndpoint({
  method: 'POST',
  path: '/h5/redemptions/pin',
  summary: "Use a privilege or a voucher by the shop's PIN. Five wrong ones of a member, or twenty at a shop, and it has to wait.",
  access: 'activeMember',
  input: z.object({ idempotencyKey, kind, id, shopId: z.uuid({ error: 'choose' }), pin }),
  output: redemption,
  refusals: [...useRefusals, 'redemptions.wrongPin', 'redemptions.pinLocked', 'redemptions.noPin'],
})

export const listRedemptions = defineEndpoint({
  method: 'GET',
  path: '/h5/redemptions',
  summary: 'What the member used, newest first, 20 a page.',
  access: 'member',
  input: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  output: z.object({ redemptions: z.array(redemption), nextCursor: z.nullable(z.string()) }),
  refusals: ['request.invalid'],
})

export const readRedemption = defineEndpoint({
  method: 'GET',
  path: '/h5/redemptions/:id',
  summary: 'One use of the member.',
  access: 'member',
  input: z.object({ id }),
  output: redemption,
  refusals: ['redemptions.notFound'],
})
