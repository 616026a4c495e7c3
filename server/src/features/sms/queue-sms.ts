import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import type { Parts } from '../../parts.ts'

export const smsJob = 'sms.send'

/** A message waiting to be sent. What it says and to whom is sealed: a code never lies readable in the database. */
export type QueuedSms = {
  id: string
  /** Encrypted JSON of `SealedSms`. */
  sealed: string
  purpose: string
  memberId: string | null
  /** Epoch milliseconds after which it is of no use. */
  expiresAtMs: number | null
  /** The notification that it points to. */
  notificationId?: string | null
  /** Rather lost than sent twice: not tried again when it is not known whether the provider took it. */
  once?: boolean
}
export type SealedSms = { to: string; text: string; send: boolean }

/**
 * Queues a message in the caller's transaction. With `send: false` everything happens but the sending, so that a caller's answer takes as
 * long for a number that gets none.
 */
export async function queueSms(
  tx: Tx,
  { queue, seal }: Pick<Parts, 'queue' | 'seal'>,
  sms: {
    to: string
    text: string
    purpose: string
    memberId: string | null
    send?: boolean
    expiresAt?: Temporal.Instant
    notificationId?: string
    once?: boolean
  },
): Promise<void> {
  const { to, text, purpose, memberId, send = true, expiresAt, notificationId = null, once = false } = sms
  const sealed = seal.encrypt(JSON.stringify({ to, text, send } satisfies SealedSms))
  await queue.enqueue(tx, smsJob, {
    id: randomUUID(),
    sealed,
    purpose,
    memberId,
    expiresAtMs: expiresAt?.epochMilliseconds ?? null,
    notificationId,
    once,
  } satisfies QueuedSms)
}
