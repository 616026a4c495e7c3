import type { Db } from '../../database/database.ts'
import { nextTerm, type Term } from './membership.rules.ts'
import { listTerms } from './terms.repo.ts'

/** The term that `months` would make if paid on a day, without writing it. */
export async function previewTerm(tx: Db, memberId: string, months: number, paidOn: Temporal.PlainDate): Promise<Term> {
  return nextTerm(await listTerms(tx, memberId), paidOn, months)
}
