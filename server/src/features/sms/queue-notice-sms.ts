import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import { smsPlace } from '../../keys/encrypted-columns.ts'
import type { Parts } from '../../dependencies.ts'
import { keepSms } from './sms.repo.ts'
import { type QueuedSms, type SealedSms, smsRow } from './queue-sms.ts'

type Needed = Pick<Parts, 'queue' | 'seal'>

export const noticeSmsJob = 'sms.notice'

/** A message that points to a notification. */
export type QueuedNotice = QueuedSms & { memberId: string; notificationId: string; expiresAtMs: number }

/**
 * Queues a message that points to a notification, in the caller's transaction: rather lost than sent twice or late. Staff see from now on that
 * it is due.
 */
export async function queueNoticeSms(
  tx: Tx,
  { queue, seal, clock }: Needed & Pick<Parts, 'clock'>,
  sms: { to: string; text: string; purpose: string; memberId: string; notificationId: string; expiresAt: Temporal.Instant },
): Promise<void> {
  const { to, text, purpose, memberId, notificationId, expiresAt } = sms
  const id = randomUUID()
  const sealed = seal.encrypt(JSON.stringify({ to, text, send: true } satisfies SealedSms), smsPlace(id))
  const expiresAtMs = expiresAt.epochMilliseconds
  await keepSms(tx, smsRow({ id, to, text, purpose, memberId, notificationId }, clock.now()))
  const notice = { id, sealed, purpose, memberId, notificationId, expiresAtMs } satisfies QueuedNotice
  await queue.enqueue(tx, noticeSmsJob, notice)
}
