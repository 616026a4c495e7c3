import type { Dependencies } from '../../dependencies.ts'
import { applyBatch } from './apply-batch.ts'
import { checkBatch } from './check-batch.ts'
import { dueImports } from './imports.repo.ts'

/** Batches until other work has its turn, and a process that stops is waited for. */
const batchesAtOnce = 20

/** Goes on with files that are looked at or applied, a transaction a batch. Safe to stop anywhere and to run twice. */
export async function goOnWithImports(deps: Pick<Dependencies, 'db' | 'clock' | 'encryption' | 'queue'>): Promise<void> {
  for (const { id, state } of await dueImports(deps.db)) {
    const next = state === 'checking' ? checkBatch : applyBatch
    for (let n = 0; n < batchesAtOnce; n += 1) if (!(await next(deps, id))) break
  }
}
