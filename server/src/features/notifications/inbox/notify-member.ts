import { randomUUID } from 'node:crypto'
import type { Language } from '@mwc/contract/language/language'
import type { NotificationKind, NotificationTarget } from '@mwc/contract/notifications/notification-kinds'
import type { Tx } from '../../../database/database.ts'
import { together } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { type StoredNotification, wordsOfStored } from '../../../words/stored-notification.ts'
import { queueNotificationSms } from '../../sms/queue-notice-sms.ts'
import { findReceiver, insertNotification, setOlderRead } from './notifications.repo.ts'
import { insertDeliveries } from '../push/push.repo.ts'

export type NewNotification = {
  memberId: string
  kind: NotificationKind
  /** With the kind: what it speaks of, e.g. the id of a payment and what became of it. The same key is told once. */
  key: string
  /** Which text, with what stands in it: its words follow the reader's language. */
  words: StoredNotification
  /** How the keys begin of what this makes old: such notices count as read from now on. */
  replaces?: readonly string[]
  /** Where the notification leads. */
  opens?: NotificationTarget
  /** An SMS that points to it, sent to those who consented to SMS; of no use after `expiresAt`. */
  sms?: { words: (language: Language) => string; expiresAt: Temporal.Instant }
}

/**
 * Tells a member something in the caller's transaction: an inbox row, then push after commit in the member's present language.
 * The same kind and key are told once, even if the notification was deleted since.
 * False when it was told before or the account is closed.
 */
export async function notifyMember(
  tx: Tx,
  deps: Pick<Dependencies, 'queue' | 'encryption' | 'clock'>,
  notice: NewNotification,
): Promise<boolean> {
  const { memberId, kind, key, words, opens = null, replaces = [], sms } = notice
  const member = await findReceiver(tx, memberId)
  if (!member || member.closed) return false
  const at = toDate(deps.clock.now())
  const { language } = member
  const id = randomUUID()
  const told = wordsOfStored(words, language)
  if (!told) throw new Error('a notice without words')
  const row = { id, member_id: memberId, kind, key, language, ...told, kept: JSON.stringify(words), opens, created_at: at }
  const [isNew, isPushed] = await together(insertNotification(tx, row), insertDeliveries(tx, [id], at))
  if (!isNew) return false
  if (replaces.length > 0) await setOlderRead(tx, { memberId, kind, replaces, newest: id }, at)
  if (isPushed) await deps.queue.wake(tx)
  if (sms && member.mobile && member.consentsToSms) {
    const { words: text, expiresAt } = sms
    await queueNotificationSms(tx, deps, {
      to: member.mobile,
      text: text(language),
      purpose: kind,
      memberId,
      notificationId: id,
      expiresAt,
    })
  }
  return true
}
