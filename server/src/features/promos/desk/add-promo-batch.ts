import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Language } from '@mwc/contract/language/language'
import type { addPromoBatch as endpoint } from '@mwc/contract/promos/promo-batch-desk.endpoints'
import type { PromoBatch } from '@mwc/contract/promos/promo-batch-desk.schemas'
import type * as z from 'zod/mini'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { newBatchCodes } from './batch-code.ts'
import { checkTotals } from './check-totals.ts'
import { batchFacts, batchView } from './promo-batch.views.ts'
import { findBatchOfKey, insertBatch, insertBatchCodes, type PromoBatchRow } from './promo-batches.repo.ts'
import { shapeTerms } from './shape-promo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'gateways'>
type AddInput = z.output<(typeof endpoint)['input']>

/** Writes as many codes as were asked for; one that is taken, as one of some billions may be, is made anew. */
async function writeCodes(tx: Tx, batchId: string, { prefix, size }: AddInput): Promise<void> {
  for (let left = size; left > 0;) left -= await insertBatchCodes(tx, batchId, newBatchCodes(prefix, left))
}

/** Whether a batch is what was asked for, and not another one under the same key. */
function isSame(row: PromoBatchRow, input: AddInput): boolean {
  const { name, prefix, size } = input
  const asked = Object.entries({ name, prefix, size, ...shapeTerms(input) })
  return asked.every(([column, value]) => isDeepStrictEqual(row[column as keyof PromoBatchRow], value))
}

/** Makes codes for one use each, all or none of them. A key that was sent before answers its batch, made once. */
export async function addPromoBatch(deps: Needed, by: StaffActor, input: AddInput, language: Language): Promise<PromoBatch> {
  const { db, clock } = deps
  await checkTotals(db, deps, input, language)
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const { idempotencyKey, name, prefix, size } = input
    const batch = { id: randomUUID(), request_key: idempotencyKey, name, prefix, size, made_at: toDate(now), made_by: by.staffId }
    const isNew = await insertBatch(tx, { ...batch, ...shapeTerms(input) })
    if (isNew) await writeCodes(tx, batch.id, input)
    const row = await findBatchOfKey(tx, idempotencyKey)
    if (!row) throw new Error('a batch that is there')
    if (!isNew && !isSame(row, input)) throw new Refusal('promos.batchKeyReused')
    const record = { kind: 'promoBatch', id: row.id } as const
    if (isNew) await recordAct(tx, deps, by, { act: 'promos.addBatch', record, before: null, after: batchFacts(row, now) })
    return batchView(row, now, by.role)
  })
}
