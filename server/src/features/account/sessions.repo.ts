import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'
import type { SessionTable } from '../../database/tables.ts'

export async function insertSession(tx: Tx, row: Omit<Selectable<SessionTable>, 'ended_at'>): Promise<void> {
  await tx.insertInto('session').values(row).execute()
}

/** A session of an account that was not closed. */
export async function findSession(db: Db, tokenHash: string): Promise<Selectable<SessionTable> | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .selectAll('session')
    .where('token_hash', '=', tokenHash)
    .where('member.closed_at', 'is', null)
    .executeTakeFirst()
}

/** The account of a session, live or ended, if it has this number now. */
export async function findOwnAccount(db: Db, tokenHash: string, mobile: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select('member.id')
    .where('token_hash', '=', tokenHash)
    .where('member.mobile', '=', mobile)
    .executeTakeFirst()
  return row?.id
}

export async function touchSession(tx: Tx, tokenHash: string, at: Date): Promise<void> {
  await tx.updateTable('session').set({ last_seen_at: at }).where('token_hash', '=', tokenHash).execute()
}

export async function endSession(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db.updateTable('session').set({ ended_at: at }).where('token_hash', '=', tokenHash).where('ended_at', 'is', null).execute()
}

export async function endSessionsOf(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.updateTable('session').set({ ended_at: at }).where('member_id', '=', memberId).where('ended_at', 'is', null).execute()
}
