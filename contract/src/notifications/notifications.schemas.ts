import * as z from 'zod/mini'
import { notificationKinds, notificationTargets } from './notification-kinds.ts'

/** The centre's own texts, and broadcasts, come in the reader's language; what else staff wrote, as they wrote it. */
export const notification = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  title: z.string(),
  text: z.string(),
  opens: z.nullable(z.enum(notificationTargets)),
  /** The payment whose receipt it leads to; left out of everything else, and of what was told before this was kept. */
  receipt: z.optional(z.uuid()),
  /** What it speaks of, of a payment's: a newer notice of the same says how it is now. Absent in what older builds keep. */
  about: z.optional(z.string()),
  at: z.iso.datetime(),
  read: z.boolean(),
})
export type Notification = z.infer<typeof notification>

/** Unread ones; `unreadCountLimit` + 1 stands for more. */
const unread = z.int()

export const one = z.object({ id: z.uuid() })

export const listNotificationsInput = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) })

export const listNotificationsOutput = z.object({ notifications: z.array(notification), nextCursor: z.nullable(z.string()), unread })

export const markNotificationReadOutput = z.object({ unread })

export const markAllNotificationsReadOutput = z.object({ unread })

export const deleteNotificationOutput = z.object({ unread })

export const readPushKeyOutput = z.object({ publicKey: z.nullable(z.string()) })

const base64Url = (min: number, max: number) =>
  z.string({ error: 'required' }).check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${min},${max}}={0,2}$`), { error: 'invalid' }))

/** An address of a push service; which services are allowed is the server's setting. */
const pushEndpoint = z.string({ error: 'required' }).check(
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, normalize: true, error: 'invalid' }),
  // Of the address as browsers write it, which is what is kept.
  z.maxLength(1000, { error: 'tooLong' }),
  z.refine((address) => !/^https:\/\/[^/?#]*@/.test(address), { error: 'invalid' }),
)

export const subscribePushInput = z.object({
  endpoint: pushEndpoint,
  /** The phone's public key: an uncompressed P-256 point of 65 bytes, base64url. */
  p256dh: base64Url(86, 88),
  /** The phone's secret of 16 bytes, base64url. */
  auth: base64Url(20, 24),
})
