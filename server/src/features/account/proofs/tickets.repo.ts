import type { Insertable, Selectable } from 'kysely'
import type { Db, Tx } from '../../../database/database.ts'
import type { AccountTicketTable } from '../../../database/tables/account-tables.ts'

export type TicketRow = Selectable<AccountTicketTable>

export async function insertTicket(tx: Db, row: Insertable<AccountTicketTable>): Promise<void> {
  await tx.insertInto('account_ticket').values(row).execute()
}

export async function findTicket(db: Db, tokenHash: string, act: TicketRow['act']): Promise<TicketRow | undefined> {
  return db.selectFrom('account_ticket').selectAll().where('token_hash', '=', tokenHash).where('act', '=', act).executeTakeFirst()
}

/** Spends a ticket in time; false when another use was first. */
export async function spendTicket(tx: Tx, tokenHash: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('account_ticket')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('token_hash')
    .executeTakeFirst()
  return row !== undefined
}

/** Ends the tickets of an account that were not used. */
export async function endTicketsOf(tx: Tx, memberId: string, at: Date): Promise<void> {
  await tx.updateTable('account_ticket').set({ used_at: at }).where('member_id', '=', memberId).where('used_at', 'is', null).execute()
}

export async function deleteTicketsOf(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('account_ticket').where('member_id', '=', memberId).execute()
}
