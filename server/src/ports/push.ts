/** A phone's address at its push service, and the keys that what is sent to it is encrypted with. */
export type PushTarget = { endpoint: string; p256dh: string; auth: string }

export type PushMessage = {
  /** What the service worker gets, encrypted on the way: JSON. */
  body: string
  /** At most 32 characters of base64url: a newer message of the same topic takes the place of one that waits. */
  topic: string
  ttlSeconds: number
}

/** Hands messages to push services. */
export type PushService = {
  readonly name: string
  /** The server's VAPID key, base64url: phones subscribe with it. */
  readonly publicKey: string
  /** `gone` the phone does not take push any more. Throws when it is to be tried again. */
  send(target: PushTarget, message: PushMessage): Promise<'sent' | 'gone'>
}
