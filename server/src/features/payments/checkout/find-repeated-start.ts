import { createHash } from 'node:crypto'
import type { Tx } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { findPaymentByKey } from '../orders/payments.repo.ts'

/** What a start was sent with, in a form that says whether two are the same. */
export const digest = (parts: unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** The payment that a key was answered with before; refuses with `payments.keyReused` other content under the same key. */
export async function findRepeatedStart(tx: Tx, memberId: string, key: string, requestDigest: string): Promise<string | null> {
  const before = await findPaymentByKey(tx, memberId, key)
  if (before && before.request_digest !== requestDigest) throw new Refusal('payments.keyReused')
  return before?.id ?? null
}
