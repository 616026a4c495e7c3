import type { Tx } from '../../../database/database.ts'
import { endCodesOf } from './codes.repo.ts'
import { endProofsOf } from './proofs.repo.ts'
import { endTicketsOf } from './tickets.repo.ts'

/**
 * Ends every code and proof of the numbers (E.164) and every ticket of a locked account, once its password or number changes.
 * `signUp` leaves proofs for a sign-up, which open no account that is younger than they are.
 */
export async function endOpenProofs(
  tx: Tx,
  { memberId, mobiles, keep }: { memberId: string | null; mobiles: (string | null)[]; keep?: 'signUp' },
  at: Date,
): Promise<void> {
  const numbers = mobiles.filter((mobile) => mobile !== null)
  // Codes first: one that is becoming a proof at this moment is waited for, and its proof is then seen.
  await endCodesOf(tx, numbers, at)
  await endProofsOf(tx, numbers, at, keep ?? null)
  if (memberId !== null) await endTicketsOf(tx, memberId, at)
}
