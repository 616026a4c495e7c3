import type { done, nothing } from '../endpoint/empty.schemas.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
  deleteNotificationOutput,
  listNotificationsInput,
  listNotificationsOutput,
  markAllNotificationsReadOutput,
  markNotificationReadOutput,
  notification,
  one,
  readPushKeyOutput,
  subscribePushInput,
} from './notifications.schemas.ts'

export const listNotifications: WireCall<'member', typeof listNotificationsInput, typeof listNotificationsOutput> = {
  method: 'GET',
  path: '/h5/notifications',
  access: 'member',
}

export const readNotification: WireCall<'member', typeof one, typeof notification> = {
  method: 'GET',
  path: '/h5/notifications/:id',
  access: 'member',
}

export const markNotificationRead: WireCall<'member', typeof one, typeof markNotificationReadOutput> = {
  method: 'POST',
  path: '/h5/notifications/:id/read',
  access: 'member',
}

export const markAllNotificationsRead: WireCall<'member', typeof nothing, typeof markAllNotificationsReadOutput> = {
  method: 'POST',
  path: '/h5/notifications/read-all',
  access: 'member',
}

export const deleteNotification: WireCall<'member', typeof one, typeof deleteNotificationOutput> = {
  method: 'POST',
  path: '/h5/notifications/:id/delete',
  access: 'member',
}

export const readPushKey: WireCall<'member', typeof nothing, typeof readPushKeyOutput> = {
  method: 'GET',
  path: '/h5/push',
  access: 'member',
}

export const subscribePush: WireCall<'member', typeof subscribePushInput, typeof done> = {
  method: 'POST',
  path: '/h5/push/subscribe',
  access: 'member',
}

export const unsubscribePush: WireCall<'member', typeof nothing, typeof done> = {
  method: 'POST',
  path: '/h5/push/unsubscribe',
  access: 'member',
}
