import type { Notification } from '@mwc/contract/notifications'
import type { NotificationRow } from './notifications.repo.ts'

export function notificationView({ id, kind, title, text, opens, created_at, read_at }: NotificationRow): Notification {
  return { id, kind, title, text, opens, at: created_at.toISOString(), read: read_at !== null }
}
