import type { Db } from '../../database/database.ts'

export async function deleteCodesBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('one_time_code').where('created_at', '<', at).execute()
}

export async function deleteProofsBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('mobile_proof').where('expires_at', '<', at).execute()
}

export async function deleteTicketsBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('account_ticket').where('expires_at', '<', at).execute()
}

export async function deleteAnsweredBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('answered_call').where('at', '<', at).execute()
}

/** Counts whose window began before a moment; the counts without a window, which begin at 1970, stay. */
export async function deleteWindowsBefore(db: Db, at: Date): Promise<void> {
  await db.deleteFrom('allowance').where('window_start', '<', at).where('window_start', '>', new Date(0)).execute()
}
