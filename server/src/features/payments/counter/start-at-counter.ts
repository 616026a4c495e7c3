import type { DeskPaymentDetail } from '@mwc/contract/payments/payment-desk.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { type StartInput, startPayment } from '../checkout/start-payment.ts'
import { readDeskPayment } from '../desk/read-desk-payment.ts'
import { recordPaymentStart } from '../desk/record-payment-act.ts'
import { getCounterMember } from './read-counter-member.ts'

/** Starts a NETS payment for a member without a phone, by the member's own verb. Answers with the payment. */
export async function startAtCounter(
  deps: Dependencies,
  by: StaffActor,
  { id, ...start }: Omit<StartInput, 'method'> & { id: string },
): Promise<DeskPaymentDetail> {
  await getCounterMember(deps.db, id)
  const started = await startPayment(deps, id, { ...start, method: 'nets' }, (tx, paymentId) => recordPaymentStart(tx, deps, by, paymentId))
  return readDeskPayment(deps.db, started.id, by.role)
}
