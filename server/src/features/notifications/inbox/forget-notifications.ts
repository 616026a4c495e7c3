import type { Tx } from '../../../database/database.ts'
import { deleteNotificationsOf } from './notifications.repo.ts'

/** Forgets what a member whose account is closed was told. Where the phones took push goes with their sessions. */
export async function forgetNotifications(tx: Tx, memberId: string): Promise<void> {
  await deleteNotificationsOf(tx, memberId)
}
