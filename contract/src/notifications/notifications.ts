import * as z from 'zod/mini'
import { defineEndpoint, done, nothing } from '../endpoint/endpoint.ts'

/**
 * What a notification is about. `news` a broadcast of the centre, `reminder` the end of the membership, `payment` money that arrived, staff's decision
 * on it and a payment about to end, `reward` what a campaign gave and a voucher about to end, `message` an answer of staff, `card` somebody looked the member up, `account` what staff did to the account.
 */
export const notificationKinds = ['news', 'reminder', 'payment', 'reward', 'message', 'card', 'account'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Where a notification leads: a screen of the app by its purpose, never an address. */
export const notificationTargets = [
  'renew',
  'payments',
  'rewards',
  'messages',
  'card',
  'privileges',
  'insurance',
  'news',
  'places',
  'account',
] as const
export type NotificationTarget = (typeof notificationTargets)[number]

/** More unread ones than this are not counted. */
export const unreadCountLimit = 99

/** A notification as the inbox has it: in the reader's language where its words are the centre's own, else in that in which it was written. */
export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  opens: z.nullable(z.enum(notificationTargets)),
  at: z.iso.datetime(),
  read: z.boolean(),
})
export type Notification = z.infer<typeof notification>

/** Unread ones; `unreadCountLimit` + 1 stands for more. */
const unread = z.int()
const one = z.object({ id: z.uuid() })

export const listNotifications = defineEndpoint({
  method: 'GET',
  path: '/h5/notifications',
  summary: 'The inbox, newest first, 20 at a time, with how many are unread.',
  access: 'member',
  input: z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) }),
  output: z.object({ notifications: z.array(notification), nextCursor: z.nullable(z.string()), unread }),
  refusals: ['request.invalid'],
})

export const readNotification = defineEndpoint({
  method: 'GET',
  path: '/h5/notifications/:id',
  summary: 'One notification of the member.',
  access: 'member',
  input: one,
  output: notification,
  refusals: ['notifications.notFound'],
})

export const markNotificationRead = defineEndpoint({
  method: 'POST',
  path: '/h5/notifications/:id/read',
  summary: 'Note that the member has read a notification. Safe to repeat.',
  access: 'member',
  input: one,
  output: z.object({ unread }),
  refusals: ['notifications.notFound'],
})

export const markAllNotificationsRead = defineEndpoint({
  method: 'POST',
  path: '/h5/notifications/read-all',
  summary: 'Note that the member has read everything in the inbox. Safe to repeat.',
  access: 'member',
  input: nothing,
  output: z.object({ unread }),
  refusals: [],
})

export const deleteNotification = defineEndpoint({
  method: 'POST',
  path: '/h5/notifications/:id/delete',
  summary: "Take a notification out of the inbox for good. Safe to repeat; somebody else's is not found.",
  access: 'member',
  input: one,
  output: z.object({ unread }),
  refusals: ['notifications.notFound'],
})

export const readPushKey = defineEndpoint({
  method: 'GET',
  path: '/h5/push',
  summary: 'The key with which a phone subscribes to push (VAPID, base64url); null where push is switched off.',
  access: 'member',
  input: nothing,
  output: z.object({ publicKey: z.nullable(z.string()) }),
  refusals: [],
})

const base64Url = (min: number, max: number) =>
  z.string({ error: 'required' }).check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${min},${max}}={0,2}$`), { error: 'invalid' }))
/** An address of a push service; which services are allowed is the server's setting. */
const pushEndpoint = z.string({ error: 'required' }).check(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, normalize: true, error: 'invalid' }),
  // Of the address as browsers write it, which is what is kept.
  z.maxLength(1000, { error: 'tooLong' }),
  z.refine((address) => !/^https:\/\/[^/?#]*@/.test(address), { error: 'invalid' }),
)

export const subscribePush = defineEndpoint({
  method: 'POST',
  path: '/h5/push/subscribe',
  summary: "This session's phone takes push. Repeated at each open; ends with the session.",
  access: 'member',
  input: z.object({
    endpoint: pushEndpoint,
    /** The phone's public key: an uncompressed P-256 point of 65 bytes, base64url. */
    p256dh: base64Url(86, 88),
    /** The phone's secret of 16 bytes, base64url. */
    auth: base64Url(20, 24),
  }),
  output: done,
  refusals: ['request.invalid'],
})

export const unsubscribePush = defineEndpoint({
  method: 'POST',
  path: '/h5/push/unsubscribe',
  summary: "This session's phone takes no push any more. Safe to repeat.",
  access: 'member',
  input: nothing,
  output: done,
  refusals: [],
})
