import { unreadCountLimit } from '@mwc/contract/notifications/notification-kinds'

/** How many are unread, as it is written: `7`, or `99+`. */
export function unreadText(count: number): string {
  return count > unreadCountLimit ? `${unreadCountLimit}+` : String(count)
}
