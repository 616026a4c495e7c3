import type { Payment } from '@mwc/contract/payments/payments.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { expectFound } from '../../../database/reads/alongside.ts'
import { findOwnPaymentRow, type OwnPaymentRow, readFound, selectOwnPayment } from './own-payments.repo.ts'
import { paymentView } from './payments.views.ts'

type Views = Pick<Dependencies, 'clock' | 'gateways'>

const show = (deps: Views, row: OwnPaymentRow | undefined): Payment => {
  if (!row) throw new Refusal('payments.notFound')
  return paymentView(row, deps)
}

/** A member's own payment as it stands; refuses with `payments.notFound`. */
export async function readOwnPayment(deps: Views & Pick<Dependencies, 'db'>, memberId: string, id: string): Promise<Payment> {
  return show(deps, await findOwnPaymentRow(deps.db, memberId, id))
}

/** What `showFoundPayment` needs to have been asked alongside who asks. */
export const alongsidePayment = selectOwnPayment

/** The payment that was found alongside who asks; refuses with `payments.notFound`. */
export function showFoundPayment(deps: Views, found: Parameters<typeof readFound>[0] | undefined): Payment {
  return show(deps, readFound(expectFound(found))[0])
}
