import * as redemptionDeskSchemas from '@mwc/contract/redemptions/redemption-desk.schemas'
import * as redemptionDeskEndpoints from '@mwc/contract/redemptions/redemption-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import type { Parts } from '../../dependencies.ts'
import { endContent } from '../content/desk/end-content.ts'
import { noteChange } from '../staff/note-change.ts'
import { listShopKeys } from './list-shop-keys.ts'
import { viewDeskRedemption, viewDeskRedemptions } from './redemption-desk.views.ts'
import { newShopPin } from './new-shop-pin.ts'
import { newShopCode } from './new-shop-code.ts'
import { readShopKey } from './read-shop-key.ts'
import { undoRedemption } from './undo-redemption.ts'

/** What the audit log keeps of a shop's key: never its PIN, nor a code that works. */
const auditOf = ({ shopId, name, state, code, hasPin, pinSetAt }: redemptionDeskSchemas.ShopKey) => ({
  shopId,
  name,
  state,
  codeEnds: code?.slice(-3) ?? null,
  hasPin,
  pinSetAt,
})

/** The desk's calls about shops and what was used there. */
export function redemptionDeskRoutes(app: FastifyInstance, parts: Parts): void {
  const show = async (id: string): Promise<redemptionDeskSchemas.DeskRedemption> => {
    const one = await viewDeskRedemption(parts.db, id)
    if (!one) throw new Refusal('redemptions.notFound')
    return one
  }
  const auditOfUse = ({ id, receiptNumber, shop, usedAt, undoneAt, note }: redemptionDeskSchemas.DeskRedemption) => ({
    id,
    receiptNumber,
    shop,
    usedAt,
    undoneAt,
    note,
  })

  route(app, redemptionDeskEndpoints.listDeskRedemptions, ({ input }) => viewDeskRedemptions(parts.db, input))
  route(app, redemptionDeskEndpoints.undoRedemption, async ({ asker, input, request }) => {
    const before = await show(input.id)
    await undoRedemption(parts, asker.staffId, input)
    const after = await show(input.id)
    noteChange(request, { before: auditOfUse(before), after: auditOfUse(after) })
    return after
  })
  route(app, redemptionDeskEndpoints.listShopKeys, ({ input }) => listShopKeys(parts, input))
  route(app, redemptionDeskEndpoints.newShopCode, async ({ input, request }) => {
    const { before, after } = await newShopCode(parts, input.id)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return after
  })
  route(app, redemptionDeskEndpoints.newShopPin, async ({ input, request }) => {
    const { before, after, pin } = await newShopPin(parts, input.id)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return { ...after, pin }
  })
  route(app, redemptionDeskEndpoints.closeShop, async ({ input, request }) => {
    const before = await readShopKey(parts, input.id)
    await endContent(parts, 'shop', input.id)
    const after = await readShopKey(parts, input.id)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return after
  })
}
