import type { Db, Tx } from '../../database/database.ts'
import type { TermTable } from '../../database/tables/payment-tables.ts'
import { type Term, nextTerm } from './membership.rules.ts'
import { insertTerm, listTerms } from './terms.repo.ts'

/**
 * Writes the term that `months` make when paid on a day in Singapore. The member must be locked; one payment makes one unvoided term
 * (a unique index holds it).
 */
export async function layTerm(
  tx: Tx,
  memberId: string,
  {
    months,
    paidOn,
    ...cause
  }: { months: number; paidOn: Temporal.PlainDate; source: TermTable['source']; paymentId: string | null; at: Date },
): Promise<Term & { id: string }> {
  const term = nextTerm(await listTerms(tx, memberId), paidOn, months)
  return { ...term, id: await insertTerm(tx, memberId, term, cause) }
}

/** The term that `months` would make if paid on a day, without writing it. */
export async function foreseeTerm(tx: Db, memberId: string, months: number, paidOn: Temporal.PlainDate): Promise<Term> {
  return nextTerm(await listTerms(tx, memberId), paidOn, months)
}

/** Whether a member has had any term, voided ones not counted: who is "new" and who renews. */
export async function hasTerms(tx: Db, memberId: string): Promise<boolean> {
  return (await listTerms(tx, memberId)).length > 0
}
