import type { Notification } from '@mwc/contract/notifications/notifications.schemas'

/** Of notices, newest first, those that no newer one has made old: of each payment's money the newest. */
export function currentNotices(notices: readonly Notification[]): Notification[] {
  const told = new Set<string>()
  return notices.filter(({ about }) => {
    if (about === undefined) return true
    const isNewest = !told.has(about)
    told.add(about)
    return isNewest
  })
}
