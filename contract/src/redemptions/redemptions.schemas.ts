import * as z from 'zod/mini'
import { usePeriods } from '../content/content-kinds.ts'
import { openingHours } from '../content/opening-hours.fields.ts'
import { idempotencyKey } from '../fields/idempotency-key.fields.ts'
import { useBlocks, usedKinds } from './use-kinds.ts'
import { normaliseShopCode } from '../scan/scanned-text.ts'
import { day } from '../time/day.fields.ts'

/** What it is called in English, for the shop's staff; not of servers and phones of before 28 November 2026. */
const english = z.optional(z.object({ title: z.string(), benefit: z.nullable(z.string()) }))

/** Something that this member can use, or why not. Texts are in the reader's language. */
export const usable = z.object({
  kind: z.enum(usedKinds),
  /** The privilege's or the voucher's. */
  id: z.uuid(),
  inEnglish: z.boolean(),
  title: z.string(),
  /** A privilege's benefit in a few words; null for a voucher. */
  benefit: z.nullable(z.string()),
  english,
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
  /** By which it is open now; null where nobody can say. */
  openingHours: z._default(z.nullable(openingHours), null),
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
  english,
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

export const readShopOffersInput = z.object({ shopCode })

export const readShopOffersOutput = z.object({ shop: useShop, offers: z.array(usable) })

export const readUsableInput = z.object({ kind, id })

export const readUsableOutput = z.object({ offer: usable, shops: z.array(useShop) })

export const useByCodeInput = z.object({ idempotencyKey, kind, id, shopCode })

export const useByPinInput = z.object({ idempotencyKey, kind, id, shopId: z.uuid({ error: 'choose' }), pin })

export const listRedemptionsInput = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) })

export const listRedemptionsOutput = z.object({ redemptions: z.array(redemption), nextCursor: z.nullable(z.string()) })

export const readRedemptionInput = z.object({ id })
