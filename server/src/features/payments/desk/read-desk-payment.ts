import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readDeskPayment as endpoint } from '@mwc/contract/payments/payment-desk.calls'
import type { Db } from '../../../database/database.ts'
import { Refusal } from '../../../http/refusal.ts'
import { likeSlips } from './like-slips.repo.ts'
import { findDeskPayment, findTakenBack, listArrivals } from './payment-desk.repo.ts'
import { arrivalView, deskPaymentView, paymentActsFor, takenBackView } from './payment-desk.views.ts'

/** One payment with all its money, oldest first, and what a role may do; refuses with `payments.notFound`. */
export async function readDeskPayment(db: Db, id: string, role: StaffRole): Promise<OutputOf<typeof endpoint>> {
  const row = await findDeskPayment(db, id)
  if (!row) throw new Refusal('payments.notFound')
  const money = await listArrivals(db, id)
  // Asked only where something waits: most payments have one arrival.
  const waiting = money.flatMap((one) => (one.outcome === 'toReview' ? [one.id] : []))
  const likes = await likeSlips(db, waiting)
  const arrivals = money.map((one) => arrivalView(one, likes))
  const takenBack = takenBackView(row.state === 'paid' ? await findTakenBack(db, id) : undefined)
  return { ...deskPaymentView(row), arrivals, takenBack, may: paymentActsFor(role, row) }
}
