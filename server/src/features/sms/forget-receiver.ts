import type { Tx } from '../../database/database.ts'
import { removeReceiver } from './sms.repo.ts'

/** Forgets who was written to, and keeps that something was sent. */
export async function forgetReceiver(tx: Tx, memberId: string): Promise<void> {
  await removeReceiver(tx, memberId)
}
