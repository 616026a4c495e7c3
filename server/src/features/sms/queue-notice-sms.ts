import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import { smsPlace } from '../../keys/encrypted-columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import { keepSms } from './sms.repo.ts'
import { type QueuedSms, type EncryptedSms, smsRow } from './queue-sms.ts'

type Needed = Pick<Dependencies, 'queue' | 'encryption'>

export const notificationSmsJob = 'sms.notice'

/** A message that points to a notification. */
export type QueuedNotification = QueuedSms & { memberId: string; notificationId: string; expiresAtMs: number }

/**
 * Queues an SMS about a notification, in the caller's transaction: rather lost than sent twice or late.
 * Staff see at once that it is due.
 */
export async function queueNotificationSms(
  tx: Tx,
  { queue, encryption, clock }: Needed & Pick<Dependencies, 'clock'>,
  sms: {
    to: string
    text: string
    purpose: string
    memberId: string
    notificationId: string
    /** Of which broadcast it is, if of one. */
    broadcastId?: string
    expiresAt: Temporal.Instant
  },
): Promise<void> {
  const { to, text, purpose, memberId, notificationId, broadcastId = null, expiresAt } = sms
  const id = randomUUID()
  const encrypted = encryption.encrypt(JSON.stringify({ to, text, send: true } satisfies EncryptedSms), smsPlace(id))
  const expiresAtMs = expiresAt.epochMilliseconds
  await keepSms(tx, { ...smsRow({ id, to, text, purpose, memberId, notificationId }, clock.now()), broadcast_id: broadcastId })
  const notice = { id, sealed: encrypted, purpose, memberId, notificationId, expiresAtMs } satisfies QueuedNotification
  await queue.enqueue(tx, notificationSmsJob, notice)
}
