import * as redemptionDeskSchemas from '@mwc/contract/redemptions/redemption-desk.schemas'
import * as redemptionDeskEndpoints from '@mwc/contract/redemptions/redemption-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { endContent } from '../../content/desk/end-content.ts'
import { noteChange } from '../../staff/note-change.ts'
import { listShopKeys } from '../shop-keys/list-shop-keys.ts'
import { listDeskRedemptions } from './list-desk-redemptions.ts'
import { readDeskRedemption } from './read-desk-redemption.ts'
import { newShopPin } from '../shop-keys/new-shop-pin.ts'
import { newShopCode } from '../shop-keys/new-shop-code.ts'
import { readShopKey } from '../shop-keys/read-shop-key.ts'
import { undoRedemption } from '../undo-redemption.ts'

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
export function redemptionDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const auditOfUse = ({ id, receiptNumber, shop, usedAt, undoneAt, note }: redemptionDeskSchemas.DeskRedemption) => ({
    id,
    receiptNumber,
    shop,
    usedAt,
    undoneAt,
    note,
  })

  route(app, redemptionDeskEndpoints.listDeskRedemptions, ({ input }) => listDeskRedemptions(deps.db, input))
  route(app, redemptionDeskEndpoints.undoRedemption, async ({ user, input, request }) => {
    const before = await readDeskRedemption(deps.db, input.id)
    await undoRedemption(deps, user.staffId, input)
    const after = await readDeskRedemption(deps.db, input.id)
    noteChange(request, { before: auditOfUse(before), after: auditOfUse(after) })
    return after
  })
  route(app, redemptionDeskEndpoints.listShopKeys, ({ input }) => listShopKeys(deps, input))
  route(app, redemptionDeskEndpoints.newShopCode, async ({ input, request }) => {
    const { before, after } = await newShopCode(deps, input.id)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return after
  })
  route(app, redemptionDeskEndpoints.newShopPin, async ({ input, request }) => {
    const { before, after, pin } = await newShopPin(deps, input.id)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return { ...after, pin }
  })
  route(app, redemptionDeskEndpoints.closeShop, async ({ input, request }) => {
    const before = await readShopKey(deps, input.id)
    await endContent(deps, 'shop', input.id)
    const after = await readShopKey(deps, input.id)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return after
  })
}
