import * as contract from '@mwc/contract/payments/payment-desk.endpoints'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { noteChange } from '../../staff/note-change.ts'
import { collectPayment } from './collect-payment.ts'
import { listReviews } from './list-reviews.ts'
import { readDeskPayment } from './read-desk-payment.ts'
import { listDeskPayments } from './list-desk-payments.ts'
import { readPaymentOfMoney } from './read-payment-of-money.ts'
import { refundPayment } from './refund-payment.ts'
import { returnMoney } from './return-money.ts'
import { honourMoney } from './honour-money.ts'

type Detail = OutputOf<typeof contract.readDeskPayment>

/** The desk's calls about money. What each changed goes into the audit log: the payment's state, its term, and its money. */
export function paymentDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db } = deps
  const noting = async (request: FastifyRequest, role: StaffRole, paymentId: string, act: () => Promise<unknown>): Promise<Detail> => {
    const before = await readDeskPayment(db, paymentId, role)
    await act()
    const after = await readDeskPayment(db, paymentId, role)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return after
  }

  route(app, contract.listDeskPayments, ({ input }) => listDeskPayments(db, input))
  route(app, contract.readDeskPayment, ({ input, user }) => readDeskPayment(db, input.id, user.role))
  route(app, contract.listReviews, ({ input, user }) => listReviews(db, input, user.role))
  route(app, contract.honourMoney, async ({ user, input, request }) =>
    noting(request, user.role, await readPaymentOfMoney(db, input.id), () => honourMoney(deps, user.staffId, input)),
  )
  route(app, contract.returnMoney, async ({ user, input, request }) =>
    noting(request, user.role, await readPaymentOfMoney(db, input.id), () => returnMoney(deps, user.staffId, input)),
  )
  route(app, contract.collectPayment, ({ user, input, language, request }) =>
    noting(request, user.role, input.id, () => collectPayment(deps, user.staffId, input, language)),
  )
  route(app, contract.refundPayment, ({ user, input, request }) =>
    noting(request, user.role, input.id, () => refundPayment(deps, user.staffId, input)),
  )
}

/** What the audit log keeps of a payment: numbers and states, no person. */
function auditOf({ id, transactionNumber, state, amountCents, validFrom, validTo, arrivals }: Detail) {
  const money = arrivals.map(({ reference, amountCents: cents, currency, outcome, reviewReason, note, refundReference }) => ({
    reference,
    amountCents: cents,
    currency,
    outcome,
    reviewReason,
    note,
    refundReference,
  }))
  return { id, transactionNumber, state, amountCents, validFrom, validTo, money }
}
