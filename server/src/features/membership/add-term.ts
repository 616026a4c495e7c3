import type { Tx } from '../../database/database.ts'
import type { TermTable } from '../../database/tables/payment-tables.ts'
import { nextTerm, type Term } from './membership.rules.ts'
import { insertTerm, listTerms } from './terms.repo.ts'

/**
 * Writes the term of `months` paid on a day in Singapore. The member must be locked.
 * A unique index allows one unvoided term a payment.
 */
export async function addTerm(
  tx: Tx,
  memberId: string,
  {
    months,
    paidOn,
    ...cause
  }: {
    months: number
    paidOn: Temporal.PlainDate
    source: TermTable['source']
    paymentId: string | null
    /** A key under which it is made once. */
    requestKey?: string
    at: Date
  },
): Promise<Term & { id: string }> {
  const term = nextTerm(await listTerms(tx, memberId), paidOn, months)
  return { ...term, id: await insertTerm(tx, memberId, term, cause) }
}
