import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { StoredNotification } from '../../../words/stored-notification.ts'
import { dayIn, moneyIn, notificationWordsIn } from '../../../words/notification-words.ts'
import { notifyMember } from '../../notifications/inbox/notify-member.ts'
import { readSettings } from '../../programme/read-settings.ts'

/** What verbs about money run on. */
export type MoneyDependencies = Pick<Dependencies, 'db' | 'queue' | 'encryption' | 'clock'>
export type NotifyDependencies = Omit<MoneyDependencies, 'db'> & { helpline: string }
type Money = { id: string; amount_cents: number; currency: string }

/** Money made a term, or staff look at it; staff let it make one, sent it back before that, or voided its term. */
type Became = 'received' | 'checked' | 'accepted' | 'sentBack' | 'refunded'

/** Hours after which an SMS that money arrived would only confuse. */
const smsHours = 24

/** What members are told with, read before anything is locked. */
export async function readyToNotify(deps: MoneyDependencies): Promise<NotifyDependencies> {
  return { ...deps, helpline: (await readSettings(deps.db)).helpline }
}

/** Tells a member what became of one arrival of money, each once. A term that it made until `lastDay` is told by SMS, too. */
export async function notifyOfMoney(
  tx: Tx,
  deps: NotifyDependencies,
  { id: payment, member_id: memberId }: Pick<PaymentRow, 'id' | 'member_id'>,
  { id, amount_cents, currency }: Money,
  became: Became,
  lastDay: Temporal.PlainDate | null = null,
): Promise<void> {
  const cents = Math.abs(amount_cents)
  const { helpline } = deps
  await notifyMember(tx, deps, {
    memberId,
    kind: 'payment',
    key: `${id} ${became}`,
    opens: 'payments',
    words: wordsFor(became, { cents, currency }, { lastDay: lastDay?.toString() ?? null, payment, helpline }),
    ...(lastDay && {
      sms: {
        words: (language) => {
          const date = dayIn(language, lastDay.toString())
          return notificationWordsIn(language).sms.moneyReceived({ amount: moneyIn(cents, currency), date, helpline })
        },
        expiresAt: deps.clock.now().add({ hours: smsHours }),
      },
    }),
  })
}

function wordsFor(
  became: Became,
  money: { cents: number; currency: string },
  { lastDay, payment, helpline }: { lastDay: string | null; payment: string; helpline: string },
): StoredNotification {
  if (became === 'checked') return { text: 'moneyChecked', ...money, helpline }
  if (became === 'sentBack') return { text: 'moneySentBack', ...money }
  if (became === 'refunded' || lastDay === null) return { text: 'refunded', ...money }
  return { text: became === 'received' ? 'moneyReceived' : 'paymentAccepted', ...money, lastDay, payment }
}
