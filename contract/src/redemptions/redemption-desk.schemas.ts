import * as z from 'zod/mini'
import { contentStates } from '../content/content-kinds.ts'
import { listFields, listOf } from '../fields/list.fields.ts'
import { written } from '../fields/written-text.fields.ts'
import { filterDay } from '../time/day.fields.ts'
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

export const listDeskRedemptionsInput = z.object({
  ...listFields(['usedAt'], '-usedAt'),
  /** A receipt number, or a member number. */
  search: z.optional(z.string().check(z.maxLength(60, { error: 'tooLong' }))),
  memberId: z.optional(id),
  shopId: z.optional(id),
  /** First and last day in Singapore. */
  from: z.optional(filterDay),
  to: z.optional(filterDay),
})

export const listDeskRedemptionsOutput = listOf(deskRedemption)

export const undoRedemptionInput = z.object({ id, note: written(500) })

/** How a shop takes part: the code of its poster, and whether it has a PIN. */
export const shopKey = z.object({
  /** The shop's. */
  id: z.uuid(),
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

export const listShopKeysInput = z.object(listFields(['position'], 'position'))

export const listShopKeysOutput = listOf(shopKey)

export const newShopCodeInput = z.object({ id })

export const newShopPinInput = z.object({ id })

export const newShopPinOutput = z.object({ ...shopKey.shape, pin: z.string() })

export const closeShopInput = z.object({ id })
