import type { Language } from '@mwc/contract/language/language'
import type { Notification } from '@mwc/contract/notifications/notifications.schemas'
import { wordsOfStored } from '../../../words/stored-notification.ts'
import type { BroadcastWords, NotificationRow } from './notifications.repo.ts'

/** A notification in the reader's language, as its text or its broadcast has it; else as it was written. */
export function notificationView(
  { id, kind, key, title, text, kept, opens, created_at, read_at }: NotificationRow,
  broadcasts: ReadonlyMap<string, BroadcastWords>,
  language: Language,
): Notification {
  const broadcast = kind === 'news' && broadcasts.get(key)
  const written = broadcast && { title: broadcast.title[language], text: broadcast.text[language] }
  const words = kept ? wordsOfStored(kept, language) : written
  // Of a text that is not known here it is not known either what its payment is.
  const receipt = words && kept && 'payment' in kept && { receipt: kept.payment }
  const about = kind === 'payment' && { about: key.split(' ', 1)[0] }
  return { id, kind, title, text, ...words, opens, ...receipt, ...about, at: created_at.toISOString(), read: read_at !== null }
}
