import type { Tx } from '../../database/database.ts'
import { relayAfterVoid, type Term } from './membership.rules.ts'
import { insertTerm, keepClaim, listTerms, markVoided } from './terms.repo.ts'

/**
 * Voids a term, or the one of a payment, with the reason; null without an unvoided one. The member must be locked.
 * Later terms of its run that have not begun are laid again as corrections, each with its payment or campaign claim.
 */
export async function voidTerm(
  tx: Tx,
  memberId: string,
  which: { paymentId: string } | { termId: string },
  { reason, today, at }: { reason: string; today: Temporal.PlainDate; at: Date },
): Promise<{ voided: Term; corrections: Term[] } | null> {
  const terms = await listTerms(tx, memberId)
  const voided = terms.find((term) => ('termId' in which ? term.id === which.termId : term.paymentId === which.paymentId))
  if (!voided) return null
  const moves = relayAfterVoid(terms, voided, today)
  await markVoided(tx, voided.id, reason, at)
  for (const { from } of moves) await markVoided(tx, from.id, `an earlier term of its run was voided: ${reason}`, at)
  for (const { from, to } of moves) {
    await keepClaim(tx, from.id, await insertTerm(tx, memberId, to, { source: 'correction', paymentId: from.paymentId, at }))
  }
  return { voided, corrections: moves.map(({ to }) => to) }
}
