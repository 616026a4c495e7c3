import { randomUUID } from 'node:crypto'
import type { Tx } from '../../database/database.ts'
import { smsPlace } from '../../keys/encrypted-columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { countSegments } from './count-segments.rules.ts'

/** Messages that somebody waits for, and notices: each has a queue, so that a code never stands behind a broadcast. */
export const smsJob = 'sms.send'

/** A message waiting to be sent. What it says and to whom is sealed: a code never lies readable in the database. */
export type QueuedSms = {
  id: string
  /** Encrypted JSON of `EncryptedSms`. */
  sealed: string
  purpose: string
  memberId: string | null
  /** Epoch milliseconds after which it is of no use. */
  expiresAtMs: number | null
}
export type EncryptedSms = { to: string; text: string; send: boolean }

type Needed = Pick<Dependencies, 'queue' | 'encryption'>

/** Queues a message in the caller's transaction. `send: false` does all but send, so as to answer no faster. */
export async function queueSms(
  tx: Tx,
  { queue, encryption }: Needed,
  sms: { to: string; text: string; purpose: string; memberId: string | null; send?: boolean; expiresAt?: Temporal.Instant },
): Promise<void> {
  const { to, text, purpose, memberId, send = true, expiresAt } = sms
  const id = randomUUID()
  const encrypted = encryption.encrypt(JSON.stringify({ to, text, send } satisfies EncryptedSms), smsPlace(id))
  const expiresAtMs = expiresAt?.epochMilliseconds ?? null
  await queue.enqueue(tx, smsJob, { id, sealed: encrypted, purpose, memberId, expiresAtMs } satisfies QueuedSms)
}

type Sms = { id: string; to: string; text: string; purpose: string; memberId: string | null; notificationId: string | null }

/** What is kept of a message that waits: of the number its last four digits, of the text how many messages it costs. */
export function smsRow({ id, to, text, purpose, memberId, notificationId }: Sms, at: Temporal.Instant) {
  return {
    id,
    member_id: memberId,
    mobile_last_four: to.slice(-4),
    purpose,
    state: 'due' as const,
    created_at: toDate(at),
    segments: countSegments(text),
    notification_id: notificationId,
  }
}
