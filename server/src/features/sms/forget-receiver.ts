import type { Tx } from '../../database/database.ts'

/** Forgets who was written to, and keeps that something was sent. */
export async function forgetReceiver(tx: Tx, memberId: string): Promise<void> {
  await tx.updateTable('sms').set({ member_id: null, mobile_last_four: '' }).where('member_id', '=', memberId).execute()
}
