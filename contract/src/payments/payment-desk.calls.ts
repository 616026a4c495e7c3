import type { StaffRole } from '../endpoint/access.ts'
import type { WireCall } from '../endpoint/wire-call.ts'
import type {
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

const readers: readonly StaffRole[] = ['admin', 'finance', 'membership', 'support']

/** Who may decide on money. */
const deciders: readonly StaffRole[] = ['admin', 'finance']

/** Who may sit at a counter. */
export const counterRoles: readonly StaffRole[] = ['admin', 'finance', 'membership']

export const listDeskPayments: WireCall<'staff', typeof listDeskPaymentsInput, typeof listDeskPaymentsOutput> = {
  method: 'GET',
  path: '/desk/payments',
  access: 'staff',
  roles: readers,
}

export const readDeskPayment: WireCall<'staff', typeof readDeskPaymentInput, typeof deskPaymentDetail> = {
  method: 'GET',
  path: '/desk/payments/:id',
  access: 'staff',
  roles: readers,
}

export const listReviews: WireCall<'staff', typeof listReviewsInput, typeof listReviewsOutput> = {
  method: 'GET',
  path: '/desk/payment-reviews',
  access: 'staff',
  roles: readers,
}

export const honourMoney: WireCall<'staff', typeof honourMoneyInput, typeof deskPaymentDetail> = {
  method: 'POST',
  path: '/desk/payment-reviews/:id/honour',
  access: 'staff',
  roles: deciders,
}

export const returnMoney: WireCall<'staff', typeof returnMoneyInput, typeof deskPaymentDetail> = {
  method: 'POST',
  path: '/desk/payment-reviews/:id/refund',
  access: 'staff',
  roles: deciders,
}

export const noteSameMoney: WireCall<'staff', typeof noteSameMoneyInput, typeof deskPaymentDetail> = {
  method: 'POST',
  path: '/desk/payment-reviews/:id/same',
  access: 'staff',
  roles: deciders,
}

export const collectPayment: WireCall<'staff', typeof collectPaymentInput, typeof deskPaymentDetail> = {
  method: 'POST',
  path: '/desk/payments/:id/collect',
  access: 'staff',
  roles: counterRoles,
}

export const refundPayment: WireCall<'staff', typeof refundPaymentInput, typeof deskPaymentDetail> = {
  method: 'POST',
  path: '/desk/payments/:id/refund',
  access: 'staff',
  roles: deciders,
}
