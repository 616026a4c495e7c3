import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../../../database/database.ts'
import type { MemberRow } from '../../../database/rows.ts'
import type { Encryption } from '../../../keys/encryption.ts'

/** The keyed hashes by which a number that an account had is found. */
const hashesOf = (encryption: Encryption, mobile: string) => encryption.lookups('formerMobile', mobile)

/** Remembers that a member's number is about to leave the account. */
export async function keepFormerMobile(tx: Tx, encryption: Encryption, member: Pick<MemberRow, 'id' | 'mobile'>, at: Date): Promise<void> {
  if (!member.mobile) return
  await tx
    .insertInto('former_mobile')
    .values({ id: randomUUID(), member_id: member.id, mobile_hash: encryption.lookup('formerMobile', member.mobile), left_at: at })
    .execute()
}

/** Whether any account had a number before. */
export async function wasAnybodys(db: Db, encryption: Encryption, mobile: string): Promise<boolean> {
  const row = await db
    .selectFrom('former_mobile')
    .select('id')
    .where('mobile_hash', 'in', hashesOf(encryption, mobile))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** What a number was to a member: never theirs, one of their former ones, or the last that they had. */
export async function formerOf(db: Db, encryption: Encryption, memberId: string, mobile: string): Promise<'never' | 'former' | 'last'> {
  const rows = await db
    .selectFrom('former_mobile')
    .select('mobile_hash')
    .where('member_id', '=', memberId)
    .orderBy('left_at', 'desc')
    .orderBy('id')
    .execute()
  const hashes = hashesOf(encryption, mobile)
  if (hashes.includes(rows[0]?.mobile_hash ?? '')) return 'last'
  return rows.some((row) => hashes.includes(row.mobile_hash)) ? 'former' : 'never'
}

export async function forgetFormerMobiles(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('former_mobile').where('member_id', '=', memberId).execute()
}
