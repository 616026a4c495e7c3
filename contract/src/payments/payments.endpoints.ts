import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './payments.calls.ts'
import {
  cancelPaymentInput,
  listPaymentsInput,
  listPaymentsOutput,
  payment,
  paymentOptionsInput,
  paymentOptionsOutput,
  quote,
  quotePaymentInput,
  readPaymentInput,
  retryPaymentInput,
  startPaymentInput,
} from './payments.schemas.ts'

/** Why a promo code may be refused; each has words of its own. */
const promoRefusals = [
  'promos.format',
  'promos.unknown',
  'promos.notStarted',
  'promos.ended',
  'promos.usedUp',
  'promos.usedByMember',
  'promos.onlyNewMembers',
  'promos.onlyRenewals',
  'promos.otherPlan',
  'promos.tooLittleLeft',
] as const

export const paymentOptions = defineEndpoint(calls.paymentOptions, {
  summary: 'The plans with their dates if paid today, the methods that work now, and the order that is open.',
  input: paymentOptionsInput,
  output: paymentOptionsOutput,
  refusals: ['payments.deactivated'],
})

export const quotePayment = defineEndpoint(calls.quotePayment, {
  summary: 'What a plan costs with a promo code, and the dates it would cover if paid today. Reserves nothing.',
  input: quotePaymentInput,
  output: quote,
  refusals: ['payments.planWithdrawn', 'payments.deactivated', ...promoRefusals, 'request.tooMany'],
})

export const startPayment = defineEndpoint(calls.startPayment, {
  summary:
    'Open an order (cancelling the open one of other content) and a payment on it; where one of the same method waits already, that one. Safe to repeat with the same key.',
  input: startPaymentInput,
  output: payment,
  refusals: [
    'payments.planWithdrawn',
    'payments.priceChanged',
    'payments.keyReused',
    'payments.methodsUnavailable',
    'payments.deactivated',
    'payments.hourLimit',
    'payments.dayLimit',
    ...promoRefusals,
    'request.tooMany',
  ],
})

export const retryPayment = defineEndpoint(calls.retryPayment, {
  summary:
    'A fresh payment on the same order: a new QR, or another method. Keeps the promo that the order reserved. Where this one made place for another already, the one that waits.',
  input: retryPaymentInput,
  output: payment,
  refusals: [
    'payments.notFound',
    'payments.orderEnded',
    'payments.keyReused',
    'payments.methodsUnavailable',
    'payments.deactivated',
    'payments.hourLimit',
    'payments.dayLimit',
  ],
})

export const cancelPayment = defineEndpoint(calls.cancelPayment, {
  summary: 'Give up the open order of this payment: its promo is free again. Money that still arrives is not lost.',
  input: cancelPaymentInput,
  output: payment,
  refusals: ['payments.notFound', 'payments.orderEnded'],
})

export const readPayment = defineEndpoint(calls.readPayment, {
  summary: 'One payment. With `after` (the version at hand) the answer waits up to 45 s for a change.',
  input: readPaymentInput,
  output: payment,
  refusals: ['payments.notFound'],
})

export const listPayments = defineEndpoint(calls.listPayments, {
  summary: 'The transaction history, newest first.',
  input: listPaymentsInput,
  output: listPaymentsOutput,
  refusals: ['request.invalid'],
})
