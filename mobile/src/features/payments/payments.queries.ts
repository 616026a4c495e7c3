import { listPlaces } from '@mwc/contract/content/content.calls'
import type { Language } from '@mwc/contract/language/language'
import {
  cancelPayment,
  listPayments,
  paymentOptions,
  quotePayment,
  readPayment,
  retryPayment,
  startPayment,
} from '@mwc/contract/payments/payments.calls'
import type { Payment } from '@mwc/contract/payments/payments.schemas'
import type { PlanCode } from '@mwc/contract/membership/plan-codes'
import type { InputOf, OutputOf } from '@mwc/contract/endpoint/wire-call'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Position } from '../../shared/browsing/near-me.ts'
import { call } from '../../shared/calls/api-client.ts'
import { scrollPositions } from '../../shared/navigation/scroll-positions.ts'
import { askMemberAgain } from '../../shared/programme/use-member.ts'
import { answered, isUnanswered, keyFor } from './pending-start.store.ts'

/** The plans with their dates if paid today and the open order; never older than the screen that shows them. */
export const optionsQuery = queryOptions({
  queryKey: ['payment-options'],
  queryFn: ({ signal }) => call(paymentOptions, {}, { signal }),
  staleTime: 0,
  gcTime: 0,
})

/** What a plan costs with a promo code. Reserves nothing, so it may be asked as often as the code is shown. */
export function quoteQuery(plan: PlanCode | '', promoCode: string | null) {
  return queryOptions({
    queryKey: ['payment-quote', plan, promoCode],
    queryFn: ({ signal }) => call(quotePayment, { plan: plan as PlanCode, promoCode: promoCode ?? undefined }, { signal }),
    enabled: plan !== '' && promoCode !== null,
  })
}

export function paymentQuery(id: string) {
  return queryOptions({
    queryKey: ['payment', id],
    queryFn: ({ signal }) => call(readPayment, { id }, { signal }),
    staleTime: 0,
  })
}

/** One payment; with `after` the answer waits up to 45 s for a newer version. */
export function askPayment(id: string, after: number | undefined, signal: AbortSignal): Promise<Payment> {
  return call(readPayment, { id, after }, { signal })
}

/** What the phone caches of the history: the newest payments, without any QR, which is only ever shown live. */
function cachedHistory({ pages }: InfiniteData<OutputOf<typeof listPayments>>) {
  return { pages: pages.slice(0, 1).map((page) => ({ ...page, payments: page.payments.map((payment) => ({ ...payment, qrText: null })) })) }
}

export const historyQuery = infiniteQueryOptions({
  queryKey: ['payment-history'],
  queryFn: ({ pageParam, signal }) => call(listPayments, { cursor: pageParam ?? undefined }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: 0,
  meta: { cached: cachedHistory },
})

/** The first places with a NETS machine: the nearest where a position is given, which no phone keeps. */
export function netsPlacesQuery(language: Language, near: Position | null) {
  return queryOptions({
    queryKey: ['nets-places', language, near],
    queryFn: async ({ signal }) => (await call(listPlaces, { ...near, with: 'nets' }, { signal })).places,
    meta: near === null ? { cached: true } : {},
  })
}

/** Keeps a payment that was just answered, and lets everything that depends on it be asked again. */
export async function keepPayment(client: QueryClient, payment: Payment): Promise<void> {
  client.setQueryData(paymentQuery(payment.id).queryKey, payment)
  void client.invalidateQueries({ queryKey: historyQuery.queryKey })
  // Offers for who is no member any more, or soon none.
  if (payment.state === 'paid') void client.invalidateQueries({ queryKey: ['campaigns'] })
  await askMemberAgain()
}

/** Keeps what the member did to a payment: the screens behind, which say so at their top, begin there. */
function useKeepChanged(): (payment: Payment) => Promise<void> {
  const client = useQueryClient()
  return (payment) => {
    scrollPositions.clear()
    return keepPayment(client, payment)
  }
}

type Start = Omit<InputOf<typeof startPayment>, 'idempotencyKey'>

type Retry = Omit<InputOf<typeof retryPayment>, 'idempotencyKey'>

const openOrder = (start: Start) => answered(start, call(startPayment, { ...start, idempotencyKey: keyFor(start) }))
const continueAfterLogIn = (retry: Retry) => answered(retry, call(retryPayment, { ...retry, idempotencyKey: keyFor(retry) }))

/**
 * Opens a payment on the open order of the payment `goesOnWith`, else on an order of its own.
 * A repeat after a lost answer or a reload carries the same key and gives the same payment.
 */
export function useStartPayment() {
  const keep = useKeepChanged()
  return useMutation({
    mutationFn: ({ start, goesOnWith }: { start: Start; goesOnWith: string | null }) =>
      goesOnWith === null || isUnanswered(start) ? openOrder(start) : continueAfterLogIn({ id: goesOnWith, method: start.method }),
    onSuccess: keep,
  })
}

/** Whether this very start was sent and not answered. */
export function isStartUnanswered(start: Start, goesOnWith: string | null): boolean {
  return isUnanswered(start) || (goesOnWith !== null && isUnanswered({ id: goesOnWith, method: start.method }))
}

/** A fresh payment on the same order, under a key of its own. */
export function useRetryPayment() {
  const keep = useKeepChanged()
  return useMutation({ mutationFn: continueAfterLogIn, onSuccess: keep })
}

/** Gives up the open order of a payment. */
export function useCancelPayment() {
  const keep = useKeepChanged()
  return useMutation({
    mutationFn: (id: string) => call(cancelPayment, { id }),
    onSuccess: keep,
  })
}
