import { planCodes } from '@mwc/contract/membership/plan-codes'
import { quotePayment } from '@mwc/contract/payments/payments.calls'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../shared/calls/api-client.ts'
import { RefusalError } from '../../shared/server/call-errors.ts'

/** Why this member may pay no plan with a promo code; null where one may be paid, or nobody can tell. Reserves nothing. */
export function promoRefusalQuery(promoCode: string) {
  return queryOptions({
    queryKey: ['promo-refusal', promoCode],
    queryFn: async ({ signal }) => {
      const quotes = await Promise.allSettled(planCodes.map((plan) => call(quotePayment, { plan, promoCode }, { signal })))
      if (quotes.some(({ status }) => status === 'fulfilled')) return null
      const reasons = quotes.map((quote) => (quote.status === 'rejected' ? (quote.reason as unknown) : null))
      return reasons.find((reason) => reason instanceof RefusalError && reason.reason.startsWith('promos.')) ?? null
    },
  })
}
