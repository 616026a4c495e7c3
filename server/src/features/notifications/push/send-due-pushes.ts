import type { Language } from '@mwc/contract/language/language'
import { languageTags } from '@mwc/contract/language/language'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { faultCode } from '../../../ports/fault-code.ts'
import { askedToWait } from '../../../ports/party-faults.ts'
import type { PushService } from '../../../ports/push.ts'
import { notificationWordsIn } from '../../../words/notification-words.ts'
import { minutesUntilNextTry } from './push.rules.ts'
import { delayDelivery, deleteSubscription, type DueDelivery, endDelivery, takeDue } from './push.repo.ts'

const batch = 40
/** After so long a process counts as dead. A phone shows a second push of a notification in place of the first. */
const leaseSeconds = 90
/** A push service keeps it for a phone that is off for this long. */
const ttlSeconds = 3 * 86_400

/** What a phone gets: which notification, and the one line that it shows; nothing of the member. */
function bodyOf({ notification_id: id, kind, title, text_name, language }: DueDelivery): string {
  const reader = language as Language
  const lines: Record<string, string> = notificationWordsIn(reader).push
  const text = kind === 'news' ? title : (lines[text_name ?? kind] ?? lines[kind])
  return JSON.stringify({ id, text, language: languageTags[reader] })
}

/**
 * Sends due pushes in batches, each by one process. Retries faults later, drops an address that is gone.
 * Safe to repeat and to run on several processes.
 */
export async function sendDuePushes(deps: Pick<Dependencies, 'db' | 'clock' | 'push'>): Promise<void> {
  const { db, clock, push } = deps
  if (!push) return
  for (;;) {
    const now = clock.now()
    const due = await takeDue(db, { now: toDate(now), again: toDate(now.add({ seconds: leaseSeconds })), length: batch })
    await Promise.all(due.map((delivery) => pushOne(deps, push, delivery)))
    if (due.length < batch) return
  }
}

async function pushOne({ db, clock }: Pick<Dependencies, 'db' | 'clock'>, push: PushService, delivery: DueDelivery): Promise<void> {
  const { id, endpoint, p256dh, auth, notification_id, subscription_id, seen, called_off, tries } = delivery
  const end = (state: 'sent' | 'failed' | 'skipped', error: string | null) => endDelivery(db, id, state, toDate(clock.now()), error)
  if (!endpoint || !p256dh || !auth) return end('skipped', 'signedOut')
  if (seen) return end('skipped', 'seen')
  if (called_off) return end('skipped', 'calledOff')
  try {
    const message = { body: bodyOf(delivery), topic: notification_id.replaceAll('-', ''), ttlSeconds }
    const outcome = await push.send({ endpoint, p256dh, auth }, message)
    if (outcome === 'sent') return await end('sent', null)
    await deleteSubscription(db, subscription_id)
    await end('skipped', 'gone')
  } catch (error) {
    const fault = faultCode(error)
    const minutes = minutesUntilNextTry(tries)
    if (minutes === null) await end('failed', fault)
    else await delayDelivery(db, id, toDate(clock.now().add({ milliseconds: Math.max(minutes * 60_000, askedToWait(error)) })), fault)
  }
}
