import { lateMoneyHours, mayContinue } from '@mwc/contract/payments/payment-kinds'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { isGivenUp } from '../orders/gateway-check-pace.rules.ts'
import { showPaymentFacts } from '../orders/show-payment-facts.ts'
import type { OwnPaymentRow } from './own-payments.repo.ts'
/** What is needed to show a payment. */
type Shown = Pick<Dependencies, 'clock' | 'gateways'>

export function paymentView(row: OwnPaymentRow, { clock, gateways }: Shown): Payment {
  const now = clock.now()
  const qrText = row.state === 'awaiting' && row.expires_at > toDate(now) ? row.qr_text : null
  const isOver = row.state === 'cancelled' || row.state === 'expired'
  const isWaitedFor = isOver && row.ended_at !== null && row.ended_at > toDate(now.subtract({ hours: lateMoneyHours }))
  const canCome = row.pay_number !== null && !row.under_review
  const gateway = row.method === 'promo' ? undefined : gateways[row.method]
  return {
    ...showPaymentFacts(row),
    version: row.version,
    qrText,
    payee: (qrText !== null && gateway?.name === row.gateway && gateway.payee) || null,
    moneyUnderReview: Boolean(row.under_review),
    cameCents: row.came_cents,
    settledCents: row.settled_cents,
    cameTwice: Boolean(row.came_twice),
    extraSentBackCents: row.extra_back_cents,
    canContinue: row.order_state === 'open' && !row.superseded && mayContinue(row.state),
    paidSince: isGivenUp(row.state) && Boolean(row.paid_since),
    mayStillCome: canCome && (row.state === 'awaiting' || (isWaitedFor && !row.paid_since)),
    mayComeTwice: canCome && isWaitedFor && Boolean(row.paid_since),
    earlierMayCome: Boolean(row.earlier_may_come),
    paidBeside: Boolean(row.paid_beside),
    serverTime: toDate(now).toISOString(),
  }
}
