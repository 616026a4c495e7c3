import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { lockRedemption, setUndone } from './redemptions.repo.ts'
import { giveUseBack, giveVoucherBack } from './uses.repo.ts'

/** Takes a use back, once: what it took from limits or of a voucher can be used again. Refuses with `notFound`, `undone`. */
export async function undoRedemption(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  staffId: string,
  { id, note }: { id: string; note: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await lockRedemption(tx, id)
    if (!row) throw new Refusal('redemptions.notFound')
    if (row.undone_at) throw new Refusal('redemptions.undone')
    await setUndone(tx, id, { at: toDate(clock.now()), by: staffId, note })
    if (row.voucher_id !== null) await giveVoucherBack(tx, row.voucher_id)
    if (row.privilege_id === null) return
    const { privilege_id: privilegeId, person, member_since: memberSince, day_since: daySince } = row
    await giveUseBack(tx, { privilegeId, person, memberSince, daySince })
  })
}
