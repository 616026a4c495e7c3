import type { Db } from '../../../database/database.ts'
import { bookFaults } from './book-faults.repo.ts'

/**
 * Faults in the books, a line each: a paid payment without exactly one term, unless an act of staff took it back, and without one
 * honoured arrival of money, a term without a cause, overlaps, wrong counts of promo uses, limits that were passed, a last plan
 * that is another.
 */
export async function findBookFaults(db: Db): Promise<string[]> {
  return bookFaults(db)
}
