import type { Tx } from '../../database/database.ts'
import type { PaymentRow } from '../../database/rows.ts'
import type { Parts } from '../../parts.ts'
import { dayIn, moneyIn, noticeWordsIn } from '../../words/notice-words.ts'
import { listPeriods } from '../membership/list-periods.ts'
import { notifyMember } from '../notifications/notify-member.ts'

export type Telling = Pick<Parts, 'queue' | 'seal' | 'clock'>
type Money = { id: string; amount_cents: number; currency: string }

/** Tells a member what staff decided on one arrival of money: it became a term, it was sent back before it did, or its term was voided. */
export async function tellOfMoney(
  tx: Tx,
  parts: Telling,
  { member_id: memberId }: Pick<PaymentRow, 'member_id'>,
  { id, amount_cents, currency }: Money,
  decided: 'accepted' | 'sentBack' | 'refunded',
): Promise<void> {
  const amount = moneyIn(amount_cents, currency)
  const [newest] = await listPeriods(tx, memberId)
  await notifyMember(tx, parts, {
    memberId,
    kind: 'payment',
    key: `${id} ${decided}`,
    opens: 'payments',
    words: (language) => {
      const words = noticeWordsIn(language)
      if (decided === 'sentBack') return words.moneySentBack({ amount })
      if (decided === 'refunded' || !newest) return words.refunded({ amount })
      return words.paymentAccepted({ amount, date: dayIn(language, Temporal.PlainDate.from(newest.to)) })
    },
  })
}
