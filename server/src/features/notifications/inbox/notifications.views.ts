import type { Language } from '@mwc/contract/language/language'
import type { Notification } from '@mwc/contract/notifications/notifications.schemas'
import { wordsOfStored } from '../../../words/stored-notification.ts'
import type { NotificationRow } from './notifications.repo.ts'

/** A notification in the reader's language, where it is kept as a text with what stands in it; else as it was written. */
export function notificationView(
  { id, kind, title, text, kept, opens, created_at, read_at }: NotificationRow,
  language: Language,
): Notification {
  const words = kept && wordsOfStored(kept, language)
  return { id, kind, title, text, ...words, opens, at: created_at.toISOString(), read: read_at !== null }
}
