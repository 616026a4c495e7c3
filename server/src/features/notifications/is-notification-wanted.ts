import type { Db } from '../../database/database.ts'
import { listPeriods } from '../membership/list-periods.ts'
import { findBroadcast } from './broadcasts/broadcasts.repo.ts'
import { findNotification, findReceiver } from './inbox/notifications.repo.ts'
import { lastDayOf } from './reminders/reminder.rules.ts'

/**
 * Whether an SMS about a notification is still to be sent. Not if it was read or deleted, nor without the consent,
 * nor to another number, nor to a closed or deactivated account, nor for a changed end of membership, nor for cancelled news.
 * @param to the number that it was written for
 */
export async function isNotificationWanted(
  db: Db,
  { memberId, notificationId }: { memberId: string; notificationId: string },
  to: string,
): Promise<boolean> {
  const receiver = await findReceiver(db, memberId)
  if (!receiver || receiver.closed || receiver.deactivated || !receiver.consentsToSms || receiver.mobile !== to) return false
  const notification = await findNotification(db, memberId, notificationId)
  if (!notification || notification.read_at !== null) return false
  const { kind, key } = notification
  if (kind === 'news') return (await findBroadcast(db, key))?.state !== 'cancelled'
  if (kind !== 'reminder') return true
  const [newest] = await listPeriods(db, memberId)
  return newest?.to === lastDayOf(key)
}
