import type { Notification } from '@mwc/contract/notifications/notifications.schemas'
import type { Language } from '@mwc/contract/language/language'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { findNotification } from './notifications.repo.ts'
import { notificationView } from './notifications.views.ts'
import { readBroadcastWords } from './read-broadcast-words.ts'

type Needed = Pick<Dependencies, 'db' | 'clock'>

/** One notification of a member; another's, or a deleted one, is refused with `notifications.notFound`. */
export async function readOwnNotification(
  { db }: Needed,
  { memberId, language }: { memberId: string; language: Language },
  id: string,
): Promise<Notification> {
  const row = await findNotification(db, memberId, id)
  if (!row) throw new Refusal('notifications.notFound')
  return notificationView(row, await readBroadcastWords(db, [row]), language)
}
