import * as contract from '@mwc/contract/payments/payment-desk.endpoints'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../../http/refusal.ts'
import { route } from '../../../http/route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { noteChange } from '../../staff/note-change.ts'
import { collectPayment } from './collect-payment.ts'
import { viewDeskPayment, viewDeskPayments, viewMoney, viewReviews } from './payment-desk.views.ts'
import { refundPayment } from './refund-payment.ts'
import { returnMoney } from './return-money.ts'
import { honourMoney } from './honour-money.ts'

type Detail = OutputOf<typeof contract.readDeskPayment>

/** The desk's calls about money. What each changed goes into the audit log: the payment's state, its term, and its money. */
export function paymentDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db } = deps
  const show = async (id: string): Promise<Detail> => {
    const payment = await viewDeskPayment(db, id)
    if (!payment) throw new Refusal('payments.notFound')
    return payment
  }
  const noting = async (request: FastifyRequest, paymentId: string, act: () => Promise<unknown>): Promise<Detail> => {
    const before = await show(paymentId)
    await act()
    const after = await show(paymentId)
    noteChange(request, { before: auditOf(before), after: auditOf(after) })
    return after
  }
  const paymentOfMoney = async (id: string): Promise<string> => {
    const paymentId = await viewMoney(db, id)
    if (!paymentId) throw new Refusal('payments.notFound')
    return paymentId
  }

  route(app, contract.listDeskPayments, ({ input }) => viewDeskPayments(db, input))
  route(app, contract.readDeskPayment, ({ input }) => show(input.id))
  route(app, contract.listReviews, ({ input }) => viewReviews(db, input))
  route(app, contract.honourMoney, async ({ user, input, request }) =>
    noting(request, await paymentOfMoney(input.id), () => honourMoney(deps, user.staffId, input)),
  )
  route(app, contract.returnMoney, async ({ user, input, request }) =>
    noting(request, await paymentOfMoney(input.id), () => returnMoney(deps, user.staffId, input)),
  )
  route(app, contract.collectPayment, ({ user, input, language, request }) =>
    noting(request, input.id, () => collectPayment(deps, user.staffId, input, language)),
  )
  route(app, contract.refundPayment, ({ user, input, request }) =>
    noting(request, input.id, () => refundPayment(deps, user.staffId, input)),
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
