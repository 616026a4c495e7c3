import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** What a row keeps of a FIN: the keyed hash that names the person, and, while keys are exchanged, the one under the other. */
export type FinHashes = { fin_hash: string; other_fin_hash: string | null }

/** A hash has 43 characters; what stands before them names its key. */
export const markOf = (hash: string): string => hash.slice(0, -43)

/** The hashes of a row, as far as there are any. */
export function hashesOfRow(row: { fin_hash: string | null; other_fin_hash: string | null }): string[] {
  return [row.fin_hash, row.other_fin_hash].filter((hash) => hash !== null)
}

/** Whether a member is one of some FINs, each by any of its hashes. */
export function isMemberOf(hashes: readonly string[]): RawBuilder<SqlBool> {
  const any = sql`any(${hashes}::text[])`
  return sql`(least(fin_hash, other_fin_hash) = ${any} or greatest(fin_hash, other_fin_hash) = ${any})`
}

/** The same of a closed account, or of a blocked FIN. */
export function isKeptOf(hashes: readonly string[]): RawBuilder<SqlBool> {
  const any = sql`any(${hashes}::text[])`
  return sql`(fin_hash = ${any} or other_fin_hash = ${any})`
}

const finIndexes = ['member_fin_hash_key', 'member_fin_hash_low', 'member_fin_hash_high']

/** Whether a broken unique index is one of those that hold each FIN once, under whatever key. */
export function isFinIndex(constraint: string | undefined): boolean {
  return finIndexes.includes(constraint ?? '')
}
