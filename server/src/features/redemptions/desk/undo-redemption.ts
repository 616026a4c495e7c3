import type { DeskRedemption } from '@mwc/contract/redemptions/redemption-desk.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { readDeskRedemption } from './read-desk-redemption.ts'
import { lockRedemption, setUndone } from '../redemptions.repo.ts'
import { giveUseBack, giveVoucherBack } from '../uses.repo.ts'

/** What the log keeps of a use. */
const loggedOf = ({ id, receiptNumber, shop, usedAt, undoneAt }: DeskRedemption) => ({ id, receiptNumber, shop, usedAt, undoneAt })

/** Takes a use back, once: what it took from limits or of a voucher can be used again. Refuses with `notFound`, `undone`. */
export async function undoRedemption(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { id, note }: { id: string; note: string },
): Promise<DeskRedemption> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockRedemption(tx, id)
    if (!row) throw new Refusal('redemptions.notFound')
    if (row.undone_at) throw new Refusal('redemptions.undone')
    const before = await readDeskRedemption(tx, id)
    await setUndone(tx, id, { at: toDate(deps.clock.now()), by: by.staffId, note })
    if (row.voucher_id !== null) await giveVoucherBack(tx, row.voucher_id)
    const { privilege_id: privilegeId, person, member_since: memberSince, day_since: daySince } = row
    if (privilegeId !== null) await giveUseBack(tx, { privilegeId, person, memberSince, daySince })
    const after = await readDeskRedemption(tx, id)
    await recordAct(tx, deps, by, {
      act: 'redemptions.undo',
      record: { kind: 'redemption', id },
      memberId: row.member_id,
      reason: note,
      before: loggedOf(before),
      after: loggedOf(after),
    })
    return after
  })
}
