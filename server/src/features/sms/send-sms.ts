import { smsPlace } from '../../keys/encrypted-columns.ts'
import type { Dependencies } from '../../dependencies.ts'
import { toDate } from '../../ports/clock.ts'
import { faultCode } from '../../ports/fault-code.ts'
import { isPartyAway, wasNotTaken } from '../../ports/party-faults.ts'
import { type QueuedSms, type EncryptedSms, smsRow } from './queue-sms.ts'
import type { QueuedNotification } from './queue-notice-sms.ts'
import { beginHandingOver, keepSms, noteHandedOver } from './sms.repo.ts'
import { takeSmsBudget } from './take-sms-budget.ts'

type Needed = Pick<Dependencies, 'config' | 'db' | 'encryption' | 'sms' | 'clock'>
/** What differs between a message that somebody waits for and a notice. */
type Kind = {
  /** Rather lost than sent twice: not handed over again where it is not known whether the provider took it. */
  once: boolean
  notificationId: string | null
  /** Looked at just before it is handed over. @param to the number in international form. */
  isWanted(to: string): Promise<boolean>
}

/** Hands a message that somebody waits for to the provider. Safe to repeat; throws when it is to be tried again. */
export async function sendSms(deps: Needed, queued: QueuedSms): Promise<void> {
  await handOver(deps, queued, { once: false, notificationId: null, isWanted: async () => true })
}

/** Hands a notice to the provider if it is still wanted. Safe to repeat, never sent twice; throws to be tried again. */
export async function sendNotificationSms(deps: Needed, queued: QueuedNotification, isWanted: Kind['isWanted']): Promise<void> {
  await handOver(deps, queued, { once: true, notificationId: queued.notificationId, isWanted })
}

/**
 * Keeps one message's outcome, so that a taken one is not handed over again.
 * After a crash in between, a code is sent once more, a notice never.
 */
async function handOver(
  { config, db, encryption, sms, clock }: Needed,
  queued: QueuedSms,
  { once, notificationId, isWanted }: Kind,
): Promise<void> {
  const { id, sealed: encrypted, purpose, memberId, expiresAtMs } = queued
  const { to, text, send } = JSON.parse(encryption.decrypt(encrypted, smsPlace(id))) as EncryptedSms
  if (!send) return
  const now = clock.now()
  const kept = await keepSms(db, smsRow({ id, to, text, purpose, memberId, notificationId }, now))
  if (kept.ended_at || kept.told_at) return
  const end = (error: string) => noteHandedOver(db, id, { state: 'failed', error, endedAt: toDate(clock.now()) })
  if (once && kept.state === 'handing') return end('unknown')
  if (!(await isWanted(to))) return noteHandedOver(db, id, { state: 'skipped', error: null, endedAt: toDate(now) })
  if (expiresAtMs !== null && now.epochMilliseconds > expiresAtMs) return end('expired')
  // Only notices: a code is counted when it is asked for. Once a message, however often it is tried.
  if (once && kept.state === 'due' && !(await takeSmsBudget(db, config, { budget: 'notices', sends: true }, now))) return end('budget')
  if (!(await beginHandingOver(db, id)) && once) return end('unknown')
  const validSeconds = expiresAtMs === null ? null : Math.max(1, Math.floor((expiresAtMs - now.epochMilliseconds) / 1000))
  let reference: string
  try {
    ;({ reference } = await sms.send({ id, to, text, kind: once ? 'notice' : 'code', validSeconds }))
  } catch (error) {
    if (!mayTryAgain(error, once)) return end(faultCode(error))
    await noteHandedOver(db, id, { state: 'failed', error: faultCode(error), endedAt: null })
    throw error
  }
  await noteHandedOver(db, id, { state: 'taken', error: null, reference, endedAt: toDate(clock.now()) })
}

/** What the provider refused as it is stays refused; where no answer came, or none that says so, it may have been taken. */
function mayTryAgain(error: unknown, once: boolean): boolean {
  return wasNotTaken(error) || (!once && isPartyAway(error))
}
