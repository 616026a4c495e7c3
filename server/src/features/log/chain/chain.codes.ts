import { createHash } from 'node:crypto'

/** The columns of an entry that its hash is over, in this order, each as PostgreSQL writes it as text. */
export const chainedColumns = [
  'position',
  'id',
  'at',
  'staff_id',
  'username',
  'act',
  'outcome',
  'request_id',
  'address_hash',
  'record_kind',
  'record_id',
  'member_id',
  'reason',
  'before',
  'after',
  'personal',
] as const
type ChainedColumn = (typeof chainedColumns)[number]

/** An entry as it is hashed; `at` is in UTC with six decimals. */
export type ChainedRow = Record<ChainedColumn, string | null> & { position: string; id: string; at: string }

/** What the first row of the chain comes after. */
export const noHash = '00'.repeat(32)

/** The one form in which an entry is hashed (docs/decisions/0064): UTF-8 of a JSON array without spaces. */
function canonicalOf(row: ChainedRow): string {
  return JSON.stringify(['mwc-log-1', ...chainedColumns.map((column) => row[column])])
}

/** The hash of an entry in the chain, hexadecimal: SHA-256 over the hash before it, 32 bytes, and the entry's canonical form. */
export function hashAfter(previous: string, row: ChainedRow): string {
  return createHash('sha256').update(Buffer.from(previous, 'hex')).update(canonicalOf(row), 'utf8').digest('hex')
}

/** Counts and hashes the entries from before the chain, oldest first. */
export function hashEarlier(): { add(rows: readonly ChainedRow[]): void; result(): { rows: number; hash: string } } {
  const hash = createHash('sha256')
  let count = 0
  return {
    add(rows) {
      for (const row of rows) hash.update(`${canonicalOf(row)}\n`, 'utf8')
      count += rows.length
    },
    result: () => ({ rows: count, hash: hash.digest('hex') }),
  }
}

export type SignedHead = { day: string; position: number; hash: string; previous: string | null }

/** What a head's signature is over; `previous` is the signature of the head before, so that none can be left out. */
export function signedTextOf({ day, position, hash, previous }: SignedHead): string {
  return JSON.stringify(['mwc-log-head-1', day, String(position), hash, previous])
}
