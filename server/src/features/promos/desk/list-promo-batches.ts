import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listPromoBatches as endpoint } from '@mwc/contract/promos/promo-batch-desk.calls'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { batchView } from './promo-batch.views.ts'
import { type BatchColumn, promoBatches } from './promo-batches.repo.ts'

/** A page of the batches of a name or prefix, or of all. */
export async function listPromoBatches(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  asked: AskedPage<BatchColumn> & { search?: string | undefined },
  role: StaffRole,
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, promoBatches(db, asked), asked)
  return { rows: rows.map((row) => batchView(row, clock.now(), role)), ...counted }
}
