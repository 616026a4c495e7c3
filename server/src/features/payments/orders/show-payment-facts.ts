import { paymentsWithFacts } from './payment-facts.repo.ts'

type Row = Awaited<ReturnType<ReturnType<typeof paymentsWithFacts>['execute']>>[number]

/** The part of the answer that is alike for a member and for staff. */
export function showPaymentFacts(row: Row) {
  return {
    id: row.id,
    transactionNumber: row.transaction_number,
    method: row.method,
    state: row.state,
    plan: row.plan_code,
    months: row.months,
    freeMonths: row.free_months,
    amountCents: row.amount_cents,
    promoCode: row.promo_code,
    payNumber: row.pay_number,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    paidAt: row.settled_at?.toISOString() ?? null,
    validFrom: row.first_day,
    validTo: row.last_day,
  }
}
