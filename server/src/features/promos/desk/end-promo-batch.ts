import type { PromoBatch } from '@mwc/contract/promos/promo-batch-desk.schemas'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { isEndable } from '../promo.rules.ts'
import { batchFacts, batchView, periodOf } from './promo-batch.views.ts'
import { endBatchAt, findBatch, lockBatch } from './promo-batches.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Ends all codes of a batch now; one that is over stays as it is. */
export async function endPromoBatch(deps: Needed, by: StaffActor, id: string): Promise<PromoBatch> {
  return inTransaction(deps.db, async (tx) => {
    const row = (await lockBatch(tx, id)) ? await findBatch(tx, id) : undefined
    if (!row) throw new Refusal('promos.notFound')
    const now = deps.clock.now()
    if (!isEndable(periodOf(row), now)) return batchView(row, now, by.role)
    await endBatchAt(tx, id, toDate(now))
    const ended = { ...row, ends_at: toDate(now) }
    const [before, after] = [batchFacts(row, now), batchFacts(ended, now)]
    await recordAct(tx, deps, by, { act: 'promos.endBatch', record: { kind: 'promoBatch', id }, before, after })
    return batchView(ended, now, by.role)
  })
}
