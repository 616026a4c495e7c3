import * as z from 'zod/mini'
import { contentStates } from '../content/content-desk.ts'
import { defineEndpoint, type StaffRole } from '../endpoint/endpoint.ts'
import { paged } from '../fields/paging.ts'
import { usedKinds } from './redemptions.ts'
import { written } from '../fields/written-text.ts'

const readers: readonly StaffRole[] = ['admin', 'membership', 'content', 'support', 'finance']
/** A use that is given back is worth money. */
const undoers: readonly StaffRole[] = ['admin', 'membership', 'support']
/** Whoever has a shop's code or PIN can use up what it gives. */
const keepers: readonly StaffRole[] = ['admin', 'membership']
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

export const listDeskRedemptions = defineEndpoint({
  method: 'GET',
  path: '/desk/redemptions',
  summary: 'Uses, newest first; `search` is a whole receipt number or member number.',
  access: 'staff',
  roles: readers,
  input: z.object({ ...paged, search: z.optional(z.string().check(z.maxLength(60))) }),
  output: z.object({ redemptions: z.array(deskRedemption), total: z.int() }),
  refusals: ['staff.notAllowed'],
})

export const undoRedemption = defineEndpoint({
  method: 'POST',
  path: '/desk/redemptions/:id/undo',
  summary: 'Take a use back: what was used can be used once more, under the same limits. `note` says why.',
  access: 'staff',
  roles: undoers,
  input: z.object({ id, note: written(500) }),
  output: deskRedemption,
  refusals: ['redemptions.notFound', 'redemptions.undone', 'staff.notAllowed'],
})

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

export const listShopKeys = defineEndpoint({
  method: 'GET',
  path: '/desk/shop-keys',
  summary: 'Every shop with the code of its poster, and whether it has a PIN.',
  access: 'staff',
  roles: keepers,
  input: z.object(paged),
  output: z.object({ shops: z.array(shopKey), total: z.int() }),
  refusals: ['staff.notAllowed'],
})

export const newShopCode = defineEndpoint({
  method: 'POST',
  path: '/desk/shops/:id/code',
  summary: 'Give a shop a new code: the posters that hang there stop working at once.',
  access: 'staff',
  roles: keepers,
  input: z.object({ id }),
  output: shopKey,
  refusals: ['content.notFound', 'staff.notAllowed'],
})

export const newShopPin = defineEndpoint({
  method: 'POST',
  path: '/desk/shops/:id/pin',
  summary: 'Give a shop a new PIN, shown this once; the old one stops working at once.',
  access: 'staff',
  roles: keepers,
  input: z.object({ id }),
  output: z.object({ ...shopKey.shape, pin: z.string() }),
  refusals: ['content.notFound', 'staff.notAllowed'],
})

export const closeShop = defineEndpoint({
  method: 'POST',
  path: '/desk/shops/:id/close',
  summary: 'Close a shop now: once this is answered, nobody sees it or uses anything there. Safe to repeat.',
  access: 'staff',
  roles: ['admin', 'content', 'membership'],
  input: z.object({ id }),
  output: shopKey,
  refusals: ['content.notFound', 'staff.notAllowed'],
})
