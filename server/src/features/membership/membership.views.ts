import type { StoredTerm } from '../../database/selects/select-terms.ts'
import type { Term } from './membership.rules.ts'

/** A term with its row's id and the payment that made it. */
export type TermOf = Term & { id: string; paymentId: string | null }

/** A stored term as the rules take it. */
export function termOf({ id, payment_id, first_day, last_day, months }: StoredTerm): TermOf {
  return {
    id,
    paymentId: payment_id,
    firstDay: Temporal.PlainDate.from(first_day),
    lastDay: Temporal.PlainDate.from(last_day),
    months,
  }
}
