import { randomUUID } from 'node:crypto'
import type { ShopStatement } from '@mwc/contract/settlements/settlement-desk.schemas'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import type { Dependencies } from '../../dependencies.ts'
import { Refusal } from '../../http/refusal.ts'
import { toDate } from '../../ports/clock.ts'
import { recordAct } from '../log/record-act.ts'
import type { StaffActor } from '../log/read-actor.ts'
import { monthOf } from './month-of.ts'
import { isBehind, readStatements } from './read-statements.ts'
import { findShop } from './shop-list.repo.ts'
import { type Month, settleRefusal, type Sums } from './statement.rules.ts'
import { findOpenSums, findSettled, insertSettlement, lockShop, markSettled } from './statements.repo.ts'
import { nothingOpen } from './settlement.views.ts'

type Paid = { id: string; month: Month; reference: string; at: Date; by: string }
type Input = { id: string; month: string; totalCents: number; reference: string }

/** Another sum than was seen: what stands now goes along. */
const otherSum = (totalCents: number) => new Refusal('request.changedMeanwhile', { now: { version: 1, values: { totalCents } } })

/** Writes a settlement and marks its uses. One that was taken back meanwhile makes another sum: nothing is settled. */
async function writeSettlement(tx: Tx, sums: Sums, { id, month, reference, at, by }: Paid): Promise<void> {
  const settlementId = randomUUID()
  await insertSettlement(tx, {
    id: settlementId,
    shop_id: id,
    month: month.firstDay,
    uses: sums.uses,
    uses_cents: sums.usesCents,
    earlier_cents: sums.earlierCents,
    corrections_cents: sums.correctionsCents,
    total_cents: sums.totalCents,
    reference,
    settled_at: at,
    settled_by: by,
  })
  const marked = await markSettled(tx, settlementId, id, month)
  if (marked !== sums.totalCents) throw otherSum(marked)
}

/** Notes that a month of a shop was paid, once: it never changes then, and what is taken back later goes onto the next. */
export async function settleShop(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { id, month: name, totalCents, reference }: Input,
): Promise<ShopStatement> {
  return inTransaction(deps.db, async (tx) => {
    const shop = (await lockShop(tx, id)) ? await findShop(tx, id) : undefined
    if (!shop) throw new Refusal('content.notFound')
    const now = deps.clock.now()
    const month = monthOf(name, now)
    const shown = async () => {
      const [statement] = await readStatements(tx, [shop], { month, now, role: by.role })
      if (!statement) throw new Error('a shop without a statement')
      return statement
    }
    const settled = (await findSettled(tx, [id], month)).get(id)
    // The answer did not arrive: it was paid once.
    if (settled?.reference === reference && settled.totalCents === totalCents) return shown()
    const sums = (await findOpenSums(tx, [id], month)).get(id) ?? nothingOpen
    const isOver = month.ends <= toDate(now)
    const refusal = settleRefusal({
      isSettled: settled !== undefined,
      isOver,
      isBehind: await isBehind(tx, id, month, now),
      totalCents: sums.totalCents,
    })
    if (refusal) throw new Refusal(refusal)
    if (sums.totalCents !== totalCents) throw otherSum(sums.totalCents)
    await writeSettlement(tx, sums, { id, month, reference, at: toDate(now), by: by.staffId })
    const { may: _may, ...after } = await shown()
    await recordAct(tx, deps, by, { act: 'shops.settle', record: { kind: 'shop', id }, before: null, after })
    return { ...after, may: [] }
  })
}
