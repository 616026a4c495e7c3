import type { Db } from '../../database/database.ts'
import { listAllTerms } from './terms.repo.ts'

/** A term of a ledger, both days included. */
export type LedgerTerm = { firstDay: string; lastDay: string; voided: boolean }

/** The ledgers of some members by their ids, with terms that were taken back. */
export async function listLedgers(db: Db, memberIds: readonly string[]): Promise<ReadonlyMap<string, LedgerTerm[]>> {
  const ledgers = new Map<string, LedgerTerm[]>()
  for (const row of await listAllTerms(db, memberIds)) {
    const term = { firstDay: row.first_day, lastDay: row.last_day, voided: row.voided_at !== null }
    ledgers.set(row.member_id, [...(ledgers.get(row.member_id) ?? []), term])
  }
  return ledgers
}
