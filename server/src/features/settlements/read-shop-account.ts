import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import { setUseRate } from '@mwc/contract/settlements/settlement-desk.calls'
import type { ShopAccount } from '@mwc/contract/settlements/settlement-desk.schemas'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../http/refusal.ts'
import { countByDay, countByPrivilege, findPrivilegesAt } from './account.repo.ts'
import { monthOf } from './month-of.ts'
import { findRates } from './rates.repo.ts'
import { readStatements } from './read-statements.ts'
import { rateView } from './settlement.views.ts'
import { findShop } from './shop-list.repo.ts'

/** A shop's month: its statement, uses by privilege and by day, and what a use is owed. Refuses with `content.notFound`. */
export async function readShopAccount(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { id, month: name }: { id: string; month?: string | undefined },
  role: StaffRole,
): Promise<ShopAccount> {
  const now = clock.now()
  const month = monthOf(name, now)
  const shop = await findShop(db, id)
  if (!shop) throw new Refusal('content.notFound')
  const [statement] = await readStatements(db, [shop], { month, now, role })
  if (!statement) throw new Error('a shop without a statement')
  const [byPrivilege, byDay, privileges] = [
    await countByPrivilege(db, id, month),
    await countByDay(db, id, month),
    await findPrivilegesAt(db, id),
  ]
  const ids = privileges.map((privilege) => privilege.id)
  const [ofShop, ofPrivileges] = [await findRates(db, 'shop', [id]), await findRates(db, 'privilege', ids)]
  const counts = ({ uses, undone, owed_cents }: { uses: number; undone: number; owed_cents: number }) => ({
    uses,
    undone,
    owedCents: owed_cents,
  })
  return {
    statement,
    byPrivilege: byPrivilege.map((row) => ({ id: row.id, title: row.title, ...counts(row) })),
    byDay: byDay.map((row) => ({ id: row.id, ...counts(row) })),
    shopRate: rateView(shop, ofShop),
    privilegeRates: privileges.map((one) =>
      rateView(
        one,
        ofPrivileges.filter((row) => row.privilege_id === one.id),
      ),
    ),
    mayRate: mayCall(setUseRate, role),
  }
}
