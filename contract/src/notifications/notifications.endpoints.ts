import { done, nothing } from '../endpoint/empty.schemas.ts'
import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './notifications.calls.ts'
import {
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

export const listNotifications = defineEndpoint(calls.listNotifications, {
  summary: 'The inbox, newest first, 20 at a time, with how many are unread.',
  input: listNotificationsInput,
  output: listNotificationsOutput,
  refusals: ['request.invalid'],
})

export const readNotification = defineEndpoint(calls.readNotification, {
  summary: 'One notification of the member.',
  input: one,
  output: notification,
  refusals: ['notifications.notFound'],
})

export const markNotificationRead = defineEndpoint(calls.markNotificationRead, {
  summary: 'Note that the member has read a notification. Safe to repeat.',
  input: one,
  output: markNotificationReadOutput,
  refusals: ['notifications.notFound'],
})

export const markAllNotificationsRead = defineEndpoint(calls.markAllNotificationsRead, {
  summary: 'Note that the member has read everything in the inbox. Safe to repeat.',
  input: nothing,
  output: markAllNotificationsReadOutput,
  refusals: [],
})

export const deleteNotification = defineEndpoint(calls.deleteNotification, {
  summary: "Take a notification out of the inbox for good. Safe to repeat; somebody else's is not found.",
  input: one,
  output: deleteNotificationOutput,
  refusals: ['notifications.notFound'],
})

export const readPushKey = defineEndpoint(calls.readPushKey, {
  summary: 'The key with which a phone subscribes to push (VAPID, base64url); null where push is switched off.',
  input: nothing,
  output: readPushKeyOutput,
  refusals: [],
})

export const subscribePush = defineEndpoint(calls.subscribePush, {
  summary: "This session's phone takes push. Repeated at each open; ends with the session.",
  input: subscribePushInput,
  output: done,
  refusals: ['request.invalid'],
})

export const unsubscribePush = defineEndpoint(calls.unsubscribePush, {
  summary: "This session's phone takes no push any more. Safe to repeat.",
  input: nothing,
  output: done,
  refusals: [],
})
