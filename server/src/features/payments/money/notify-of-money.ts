import type { Tx } from '../../../database/database.ts'
import type { PaymentRow } from '../../../database/rows.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { StoredNotification } from '../../../words/stored-notification.ts'
import { dayIn, moneyIn, notificationWordsIn } from '../../../words/notification-words.ts'
import { listPeriods } from '../../membership/list-periods.ts'
import { notifyMember } from '../../notifications/inbox/notify-member.ts'
import { readSettings } from '../../programme/read-settings.ts'

export type NotifyDependencies = Pick<Dependencies, 'queue' | 'encryption' | 'clock'>
type Money = { id: string; amount_cents: number; currency: string }

/** Money made a term, or staff look at it; staff let it make one, sent it back before that, or voided its term. */
type Became = 'received' | 'checked' | 'accepted' | 'sentBack' | 'refunded'

/** Hours after which an SMS that money arrived would only confuse. */
const smsHours = 24

/** Tells a member what became of one arrival of money, each once. A term that it made is told by SMS, too. */
export async function notifyOfMoney(
  tx: Tx,
  deps: NotifyDependencies,
  { member_id: memberId }: Pick<PaymentRow, 'member_id'>,
  { id, amount_cents, currency }: Money,
  became: Became,
): Promise<void> {
  const cents = Math.abs(amount_cents)
  const { helpline } = await readSettings(tx)
  const [newest] = await listPeriods(tx, memberId)
  const made = newest && (became === 'received' || became === 'accepted') ? { lastDay: newest.to } : null
  await notifyMember(tx, deps, {
    memberId,
    kind: 'payment',
    key: `${id} ${became}`,
    opens: 'payments',
    words: wordsFor(became, { cents, currency }, { lastDay: made?.lastDay ?? null, helpline }),
    ...(made && {
      sms: {
        words: (language) => {
          const date = dayIn(language, Temporal.PlainDate.from(made.lastDay))
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
  { lastDay, helpline }: { lastDay: string | null; helpline: string },
): StoredNotification {
  if (became === 'checked') return { text: 'moneyChecked', ...money, helpline }
  if (became === 'sentBack') return { text: 'moneySentBack', ...money }
  if (became === 'refunded' || lastDay === null) return { text: 'refunded', ...money }
  return { text: became === 'received' ? 'moneyReceived' : 'paymentAccepted', ...money, lastDay }
}
