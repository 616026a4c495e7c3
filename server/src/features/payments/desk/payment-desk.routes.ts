import * as contract from '@mwc/contract/payments/payment-desk.endpoints'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../http/route.ts'
import { listRoute } from '../../log/exports/list-route.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { readActor } from '../../log/read-actor.ts'
import { recordLook } from '../../log/record-look.ts'
import { listReviews } from './list-reviews.ts'
import { readDeskPayment } from './read-desk-payment.ts'
import { listDeskPayments } from './list-desk-payments.ts'
import { refundPayment } from './refund-payment.ts'
import { returnMoney } from './return-money.ts'
import { honourMoney } from './honour-money.ts'
import { noteSameMoney } from './note-same-money.ts'

/** The desk's calls about money. What each changes goes into the log: the payment's state, its term, and its money. */
export function paymentDeskRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db } = deps
  listRoute(app, deps, contract.listDeskPayments, ({ input }) => listDeskPayments(db, input))
  route(app, contract.readDeskPayment, async (call) => {
    const payment = await readDeskPayment(db, call.input.id, call.user.role)
    await recordLook(deps, readActor(deps, call), { memberId: payment.member.id, record: { kind: 'payment', id: payment.id } })
    return payment
  })
  listRoute(app, deps, contract.listReviews, ({ input, user }) => listReviews(db, input, user.role))
  route(app, contract.honourMoney, (call) => honourMoney(deps, readActor(deps, call), call.input))
  route(app, contract.returnMoney, (call) => returnMoney(deps, readActor(deps, call), call.input))
  route(app, contract.noteSameMoney, (call) => noteSameMoney(deps, readActor(deps, call), call.input))
  route(app, contract.refundPayment, (call) => refundPayment(deps, readActor(deps, call), call.input))
}
