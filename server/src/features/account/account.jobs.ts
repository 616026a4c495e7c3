import type { Job } from '../../jobs/queue.ts'
import { startSweep } from '../../jobs/sweep.ts'
import type { Parts } from '../../parts.ts'
import { toDate } from '../../ports/clock.ts'
import { forgetOldCodes } from './forget-old-codes.ts'
import { fileRemovalJob, type QueuedRemoval } from './queue-file-removal.ts'
import { type QueuedSms, type SealedSms, smsJob } from './queue-sms.ts'
import { findSmsState, insertSms, setSmsState } from './sms.repo.ts'

export function accountJobs(parts: Parts): Job[] {
  return [
    { name: smsJob, retries: 5, run: (data: QueuedSms) => sendSms(parts, data) } as Job,
    { name: fileRemovalJob, run: ({ key }: QueuedRemoval) => parts.files.remove(key) } as Job,
  ]
}

const forgetEveryMs = 3_600_000

/** Keeps deleting what codes and counts leave behind. Answers with the way to stop. */
export function startAccountSweeps(parts: Parts, onError: (error: unknown) => void): () => Promise<void> {
  return startSweep(forgetEveryMs, () => forgetOldCodes(parts), onError)
}

/** Hands one message to the gateway and keeps what became of it. A message that was taken is not sent again. */
async function sendSms({ db, seal, sms, clock }: Parts, { id, sealed, purpose, memberId, expiresAtMs }: QueuedSms): Promise<void> {
  const { to, text, send } = JSON.parse(seal.decrypt(sealed)) as SealedSms
  if (!send) return
  const now = clock.now()
  await insertSms(db, {
    id,
    member_id: memberId,
    mobile_last_four: to.slice(-4),
    purpose,
    state: 'due',
    provider_reference: null,
    created_at: toDate(now),
  })
  if ((await findSmsState(db, id)) === 'sent') return
  if (expiresAtMs !== null && now.epochMilliseconds > expiresAtMs) return setSmsState(db, id, 'failed', null, toDate(now))
  try {
    const { reference } = await sms.send({ to, text })
    await setSmsState(db, id, 'sent', reference, toDate(clock.now()))
  } catch (error) {
    await setSmsState(db, id, 'failed', null, toDate(clock.now()))
    throw error
  }
}
