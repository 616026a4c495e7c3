import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { StoredNotification } from '../../../words/stored-notification.ts'
import { dayIn, moneyIn, notificationWordsIn } from '../../../words/notification-words.ts'
import { hasTerms } from '../../membership/has-terms.ts'
import { endsSoonKey } from '../nets-reminders/ends-soon-key.ts'
import { notifyMember } from '../../notifications/inbox/notify-member.ts'
import { readSettings } from '../../programme/read-settings.ts'

/** What verbs about money run on. */
export type MoneyDependencies = Pick<Dependencies, 'db' | 'queue' | 'encryption' | 'clock'>
export type NotifyDependencies = Omit<MoneyDependencies, 'db'> & { helpline: string }
type Money = { id: string; amount_cents: number; currency: string }

/**
 * Money made a term, or staff look at it (`cameTwice`, `otherAmount` say why); staff let it make one, sent it back
 * before that, found that it came once, or voided its term.
 */
type Became = 'received' | 'checked' | 'cameTwice' | 'otherAmount' | 'cameOnce' | 'accepted' | 'sentBack' | 'refunded'

/** Nothing was told before these of the same money. */
const firstWords: readonly Became[] = ['received', 'checked', 'cameTwice', 'otherAmount']

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
  { id: payment, member_id: memberId, amount_cents: askedCents, method }: Pick<PaymentRow, 'id' | 'member_id' | 'amount_cents' | 'method'>,
  { id, amount_cents, currency }: Money,
  became: Became,
  lastDay: Temporal.PlainDate | null = null,
): Promise<void> {
  const cents = Math.abs(amount_cents)
  const { helpline } = deps
  const isBack = became === 'sentBack' || became === 'refunded'
  const isMember = !isBack || (await hasTerms(tx, memberId))
  await notifyMember(tx, deps, {
    memberId,
    kind: 'payment',
    // Under one name as in releases before: told once, whichever looks.
    key: `${id} ${became === 'cameTwice' || became === 'otherAmount' ? 'checked' : became}`,
    // What was told of this money before is no longer so, nor that a machine waits; other money is told of apart.
    replaces: [...(firstWords.includes(became) ? [] : [`${id} `]), ...(method === 'nets' ? [endsSoonKey(payment)] : [])],
    opens: 'payments',
    words: wordsFor(became, { cents, currency }, { lastDay: lastDay?.toString() ?? null, payment, askedCents, helpline, isMember }),
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

/** What stands around the money in its words; `isMember`: of money that went back, whether its member has any months. */
type Around = { lastDay: string | null; payment: string; askedCents: number; helpline: string; isMember: boolean }

function wordsFor(
  became: Became,
  money: { cents: number; currency: string },
  { lastDay, payment, askedCents, helpline, isMember }: Around,
): StoredNotification {
  if (became === 'checked') return { text: 'moneyChecked', ...money, helpline }
  if (became === 'cameTwice' || became === 'cameOnce') return { text: became, ...money, helpline }
  if (became === 'otherAmount') return { text: 'otherAmountCame', ...money, askedCents, helpline }
  if (!isMember) return { text: 'sentBackToNoMember', ...money }
  if (became === 'sentBack') return { text: 'moneySentBack', ...money }
  if (became === 'refunded' || lastDay === null) return { text: 'refunded', ...money }
  return { text: became === 'received' ? 'moneyReceived' : 'paymentAccepted', ...money, lastDay, payment }
}
