import * as z from 'zod/mini'
import { contentStates } from '../content/content-kinds.ts'
import { paged } from '../fields/paging.fields.ts'
import { written } from '../fields/written-text.fields.ts'
import { usedKinds } from './use-kinds.ts'

const id = z.uuid({ error: 'invalid' })

/** One use, as the desk sees it. */
export const deskRedemption = z.object({
  id: z.uuid(),
  receiptNumber: z.string(),
  kind: z.enum(usedKinds),
  /** In English. */
  title: z.string(),
  shop: z.object({ id: z.uuid(), name: z.string() }),
  member: z.object({ id: z.uuid(), memberNumber: z.string(), fullName: z.string() }),
  /** By the poster's QR or by the PIN. */
  by: z.enum(['code', 'pin']),
  usedAt: z.iso.datetime(),
  undoneAt: z.nullable(z.iso.datetime()),
  /** Staff user name, and why. */
  undoneBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
})
export type DeskRedemption = z.infer<typeof deskRedemption>

export const listDeskRedemptionsInput = z.object({ ...paged, search: z.optional(z.string().check(z.maxLength(60))) })

export const listDeskRedemptionsOutput = z.object({ redemptions: z.array(deskRedemption), total: z.int() })

export const undoRedemptionInput = z.object({ id, note: written(500) })

/** How a shop takes part: the code of its poster, and whether it has a PIN. */
export const shopKey = z.object({
  shopId: z.uuid(),
  name: z.string(),
  state: z.enum(contentStates),
  /** Null until staff make one. */
  code: z.nullable(z.string()),
  /** The address in the poster's QR. */
  address: z.nullable(z.string()),
  hasPin: z.boolean(),
  pinSetAt: z.nullable(z.iso.datetime()),
})
export type ShopKey = z.infer<typeof shopKey>

export const listShopKeysInput = z.object(paged)

export const listShopKeysOutput = z.object({ shops: z.array(shopKey), total: z.int() })

export const newShopCodeInput = z.object({ id })

export const newShopPinInput = z.object({ id })

export const newShopPinOutput = z.object({ ...shopKey.shape, pin: z.string() })

export const closeShopInput = z.object({ id })
