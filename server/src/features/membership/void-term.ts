import type { Tx } from '../../database/database.ts'
import { relayAfterVoid, type Term } from './membership.rules.ts'
import { insertTerm, keepClaim, listTerms, markVoided } from './terms.repo.ts'

/**
 * Voids the term of a payment, with the reason; later terms of its run that have not begun are voided too and laid again as corrections,
 * each with its own payment or campaign claim. The member must be locked. Null when the payment has no unvoided term.
 */
export async function voidTerm(
  tx: Tx,
  memberId: string,
  { paymentId, reason, today, at }: { paymentId: string; reason: string; today: Temporal.PlainDate; at: Date },
): Promise<{ voided: Term; corrections: Term[] } | null> {
  const terms = await listTerms(tx, memberId)
  const voided = terms.find((term) => term.paymentId === paymentId)
  if (!voided) return null
  const moves = relayAfterVoid(terms, voided, today)
  await markVoided(tx, voided.id, reason, at)
  for (const { from } of moves) await markVoided(tx, from.id, `an earlier term of its run was voided: ${reason}`, at)
  for (const { from, to } of moves) {
    await keepClaim(tx, from.id, await insertTerm(tx, memberId, to, { source: 'correction', paymentId: from.paymentId, at }))
  }
  return { voided, corrections: moves.map(({ to }) => to) }
}
