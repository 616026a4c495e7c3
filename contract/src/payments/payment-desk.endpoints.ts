import { defineEndpoint } from '../endpoint/endpoint.ts'
import * as calls from './payment-desk.calls.ts'
import {
  collectPaymentInput,
  deskPaymentDetail,
  honourMoneyInput,
  listDeskPaymentsInput,
  listDeskPaymentsOutput,
  listReviewsInput,
  listReviewsOutput,
  noteSameMoneyInput,
  readDeskPaymentInput,
  refundPaymentInput,
  returnMoneyInput,
} from './payment-desk.schemas.ts'

export const listDeskPayments = defineEndpoint(calls.listDeskPayments, {
  summary: 'Payments, newest first. `search` finds transaction, pay and member numbers, references of money, mobile numbers and names.',
  input: listDeskPaymentsInput,
  output: listDeskPaymentsOutput,
  refusals: ['staff.notAllowed'],
})

export const readDeskPayment = defineEndpoint(calls.readDeskPayment, {
  summary: 'One payment with all money that came for it.',
  input: readDeskPaymentInput,
  output: deskPaymentDetail,
  refusals: ['payments.notFound', 'staff.notAllowed'],
})

export const listReviews = defineEndpoint(calls.listReviews, {
  summary: 'Money that waits for a decision, the longest first.',
  input: listReviewsInput,
  output: listReviewsOutput,
  refusals: ['staff.notAllowed'],
})

export const honourMoney = defineEndpoint(calls.honourMoney, {
  summary:
    'Let money under review make the term of its payment, from the day on which it was paid. Free months of a promo only if the code can still be taken under its limits. Safe to repeat.',
  input: honourMoneyInput,
  output: deskPaymentDetail,
  refusals: ['payments.notFound', 'payments.reviewed', 'payments.onlyRefund', 'staff.notAllowed'],
})

export const returnMoney = defineEndpoint(calls.returnMoney, {
  summary: 'Note that money under review was sent back, with the reference of the transfer. Safe to repeat.',
  input: returnMoneyInput,
  output: deskPaymentDetail,
  refusals: ['payments.notFound', 'payments.reviewed', 'staff.notAllowed'],
})

export const noteSameMoney = defineEndpoint(calls.noteSameMoney, {
  summary:
    'Note that money which waits as a second payment is the money of the slip that it is like: it came once. Nothing is sent back, and the term stays as it is. Refused where a file has a line for each of the two. Safe to repeat.',
  input: noteSameMoneyInput,
  output: deskPaymentDetail,
  refusals: ['payments.notFound', 'payments.reviewed', 'payments.notTheSame', 'staff.notAllowed'],
})

export const collectPayment = defineEndpoint(calls.collectPayment, {
  summary:
    "Mark a NETS payment as collected at the terminal of one's shift, with the reference and the amount on its slip. It counts on the slip's day, or on the first one after it that is not closed. Safe to repeat.",
  input: collectPaymentInput,
  output: deskPaymentDetail,
  refusals: [
    'payments.notFound',
    'payments.notCollectable',
    'payments.referenceUsed',
    'counter.noShift',
    'counter.slipUsed',
    'counter.otherAmount',
    'request.invalid',
    'staff.notAllowed',
  ],
})

export const refundPayment = defineEndpoint(calls.refundPayment, {
  summary:
    'Note that the money of a paid payment was sent back: money taken by mistake. Voids its term; later terms of its run move up. Safe to repeat.',
  input: refundPaymentInput,
  output: deskPaymentDetail,
  refusals: ['payments.notFound', 'payments.notRefundable', 'staff.notAllowed'],
})
