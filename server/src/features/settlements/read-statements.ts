import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { ShopStatement } from '@mwc/contract/settlements/settlement-desk.schemas'
import type { Db } from '../../database/database.ts'
import { toDate } from '../../ports/clock.ts'
import { monthOf } from './month-of.ts'
import { statementView } from './settlement.views.ts'
import type { Month } from './statement.rules.ts'
import { findOpenMonths, findOpenSums, findSettled } from './statements.repo.ts'

/** Whether something is to be paid for a month before this one, that was not settled. */
export async function isBehind(db: Db, shopId: string, month: Month, now: Temporal.Instant): Promise<boolean> {
  for (const first of await findOpenMonths(db, shopId, month)) {
    const earlier = monthOf(first.slice(0, 7), now)
    const sums = (await findOpenSums(db, [shopId], earlier)).get(shopId)
    if (sums && sums.totalCents > 0) return true
  }
  return false
}

type Shop = Pick<ShopStatement, 'id' | 'name'>

/** The statements of a month of some shops, in their order. */
export async function readStatements(
  db: Db,
  shops: readonly Shop[],
  { month, now, role }: { month: Month; now: Temporal.Instant; role: StaffRole },
): Promise<ShopStatement[]> {
  const ids = shops.map(({ id }) => id)
  const [open, settled] = [await findOpenSums(db, ids, month), await findSettled(db, ids, month)]
  const isOver = month.ends <= toDate(now)
  const shown: ShopStatement[] = []
  for (const shop of shops) {
    const sums = open.get(shop.id)
    // Whoever may not settle it, and what is nothing, needs no look at the months before.
    const isEarlierOpen = sums !== undefined && sums.earlierCents > 0 && (await isBehind(db, shop.id, month, now))
    shown.push(statementView(shop, month, { open: sums, settled: settled.get(shop.id), isBehind: isEarlierOpen, isOver, role }))
  }
  return shown
}
