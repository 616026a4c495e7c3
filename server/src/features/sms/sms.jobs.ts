import type { Job } from '../../jobs/queue.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { countSegments } from './count-segments.rules.ts'
import { type QueuedSms, type SealedSms, smsJob } from './queue-sms.ts'
import { beginHandingOver, keepReference, keepSms, moveSms } from './sms.repo.ts'

export function smsJobs(parts: Parts): Job[] {
  return [{ name: smsJob, retries: 5, run: (data: QueuedSms) => sendSms(parts, data) } as Job]
}

/**
 * Hands one message to the gateway and keeps what became of it. One that was taken is not handed over again; a process that died in
 * between leaves it `handing`: a code is then sent once more, a notice never.
 */
async function sendSms({ db, seal, sms, clock }: Parts, queued: QueuedSms): Promise<void> {
  const { id, sealed, purpose, memberId, expiresAtMs, notificationId = null, once = false } = queued
  const { to, text, send } = JSON.parse(seal.decrypt(sealed)) as SealedSms
  if (!send) return
  const now = clock.now()
  const kept = await keepSms(db, {
    id,
    member_id: memberId,
    mobile_last_four: to.slice(-4),
    purpose,
    state: 'due',
    created_at: toDate(now),
    segments: countSegments(text),
    notification_id: notificationId,
  })
  if (!['due', 'handing', 'failed'].includes(kept.state) || kept.provider_reference) return
  if (expiresAtMs !== null && now.epochMilliseconds > expiresAtMs) {
    await moveSms(db, id, { state: 'failed', at: toDate(now), error: 'expired' })
    return
  }
  if (!(await beginHandingOver(db, id)) && once) {
    await moveSms(db, id, { state: 'failed', at: toDate(now), error: 'unknown' })
    return
  }
  let reference: string
  try {
    ;({ reference } = await sms.send({ id, to, text }))
  } catch (error) {
    await moveSms(db, id, { state: 'failed', at: toDate(clock.now()), error: errorCode(error) })
    if (mayTryAgain(error, once)) throw error
    return
  }
  if (!(await moveSms(db, id, { state: 'taken', at: toDate(clock.now()), reference, error: null }))) await keepReference(db, id, reference)
}

/** What the provider refused as it is stays refused; where no answer came it may have been taken. */
function mayTryAgain(error: unknown, once: boolean): boolean {
  const { status } = error as { status?: unknown }
  if (typeof status !== 'number') return !once
  return status >= 500 || status === 429 || status === 408
}

/** A short name of what went wrong, never its text: that may hold the number. */
function errorCode(error: unknown): string {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? 'fault').slice(0, 40)
}
