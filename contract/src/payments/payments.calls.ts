import type { WireCall } from '../endpoint/wire-call.ts'
import type {
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

export const paymentOptions: WireCall<'member', typeof paymentOptionsInput, typeof paymentOptionsOutput> = {
  method: 'GET',
  path: '/h5/payments/options',
  access: 'member',
}

export const quotePayment: WireCall<'member', typeof quotePaymentInput, typeof quote> = {
  method: 'POST',
  path: '/h5/payments/quote',
  access: 'member',
}

export const startPayment: WireCall<'member', typeof startPaymentInput, typeof payment> = {
  method: 'POST',
  path: '/h5/payments',
  access: 'member',
  signed: true,
}

export const retryPayment: WireCall<'member', typeof retryPaymentInput, typeof payment> = {
  method: 'POST',
  path: '/h5/payments/:id/retry',
  access: 'member',
  signed: true,
}

export const cancelPayment: WireCall<'member', typeof cancelPaymentInput, typeof payment> = {
  method: 'POST',
  path: '/h5/payments/:id/cancel',
  access: 'member',
  signed: true,
}

export const readPayment: WireCall<'member', typeof readPaymentInput, typeof payment> = {
  method: 'GET',
  path: '/h5/payments/:id',
  access: 'member',
}

export const listPayments: WireCall<'member', typeof listPaymentsInput, typeof listPaymentsOutput> = {
  method: 'GET',
  path: '/h5/payments',
  access: 'member',
}
