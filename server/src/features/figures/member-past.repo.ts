import { sql } from 'kysely'
import type { Db, Tx } from '../../database/database.ts'

/** Writes down what an account is until a moment; of two changes in the same one what stood before the first. */
export async function insertPast(db: Db, memberId: string, until: Date): Promise<void> {
  await sql`
    insert into member_past (member_id, until, nationality, sector, deactivated_at)
    select id, ${until}, nationality, sector, deactivated_at from member where id = ${memberId} and closed_at is null
    on conflict do nothing`.execute(db)
}

/** Takes out of it what says who it was; that the account was stopped stays. */
export async function emptyPast(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('member_past').set({ nationality: '', sector: '' }).where('member_id', '=', memberId).execute()
}
