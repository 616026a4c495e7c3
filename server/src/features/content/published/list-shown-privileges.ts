import type { Dependencies } from '../../../dependencies.ts'
import { heldContent } from './held-content.ts'
import { type PrivilegeRow, type ShopRow, shopLinks, shownPrivileges, shownShops } from './privileges.repo.ts'

/** A published privilege with its published shops, in the order that staff gave them; privileges share the rows of shops. */
export type ShownPrivilege = PrivilegeRow & { shops: ShopRow[] }

/** All published privileges in their order, as the process holds them. */
export async function listShownPrivileges(deps: Pick<Dependencies, 'db' | 'clock'>): Promise<readonly ShownPrivilege[]> {
  const { db } = deps
  return heldContent(deps, 'privileges', async (at) => {
    const [rows, shops, links] = await Promise.all([shownPrivileges(db, at), shownShops(db, at), shopLinks(db)])
    const byId = new Map(shops.map((shop) => [shop.id, shop]))
    const linksOf = Map.groupBy(links, ({ privilege_id }) => privilege_id)
    return rows.map((row) => ({ ...row, shops: (linksOf.get(row.id) ?? []).flatMap(({ shop_id }) => byId.get(shop_id) ?? []) }))
  })
}
