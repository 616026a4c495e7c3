import { sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

/**
 * A member's log key, encrypted; `fresh` where there was none yet, and undefined once the account is closed.
 * Holds the member until the transaction ends: no closing comes between.
 */
export async function takeLogKey(tx: Tx, memberId: string, fresh: string): Promise<string | undefined> {
  const take = () =>
    sql<{ sealed: string | null }>`
      with person as (select id from member where id = ${memberId} and closed_at is null for share),
        made as (insert into log_key (member_id, sealed) select id, ${fresh} from person on conflict do nothing returning sealed)
      select (select coalesce((select sealed from made), (select sealed from log_key where member_id = person.id))) as sealed from person`.execute(
      tx,
    )
  const first = (await take()).rows[0]
  // Another act made it a moment ago: the next statement sees it.
  const found = first && first.sealed === null ? (await take()).rows[0] : first
  return found?.sealed ?? undefined
}

/** The encrypted keys of members, as far as they are not destroyed. */
export async function findLogKeys(db: Db, memberIds: readonly string[]): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db.selectFrom('log_key').selectAll().where('member_id', 'in', memberIds).execute()
  return new Map(rows.map(({ member_id, sealed }) => [member_id, sealed]))
}

export async function deleteLogKey(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('log_key').where('member_id', '=', memberId).execute()
}
