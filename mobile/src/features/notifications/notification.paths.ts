import type { NotificationTarget } from '@mwc/contract/notifications/notification-kinds'

export const inboxPath = '/pages/notification/notification'

export function detailPath(id: string): string {
  return `/pages/notification-detail/notification-detail?id=${id}`
}

/** The screen that a notification leads to. */
export const targetPaths: Record<NotificationTarget, string> = {
  renew: '/pages/payment-method/payment-method',
  payments: '/pages/transaction-history/transaction-history',
  rewards: '/pages/member/list',
  messages: '/pages/message-us/message-us',
  card: '/pages/tab-bar/member/member',
  privileges: '/pages/tab-bar/privileges/privileges',
  insurance: '/pages/insurance-coverage/insurance-coverage',
  news: '/pages/latest-news/latest-news',
  places: '/choose-location',
  account: '/pages/my-account/my-account',
}

/** What is open to a member whose membership is not active: the gate turns the others back. */
export const openToAll: readonly NotificationTarget[] = ['renew', 'payments']
