import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readCounterMember as endpoint } from '@mwc/contract/payments/counter-desk.calls'
import type { Db } from '../../../database/database.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { readPaymentOptions } from '../checkout/read-payment-options.ts'
import { type CounterMemberRow, findCounterMember } from './counter-members.repo.ts'
import { counterMemberView } from './counter.views.ts'

/** A member whose account is not closed; refuses with `counter.memberUnknown`. */
export async function getCounterMember(db: Db, id: string): Promise<CounterMemberRow> {
  const found = await findCounterMember(db, id)
  if (!found) throw new Refusal('counter.memberUnknown')
  return found
}

/** A member who pays at the counter, with the plans and quotes that the member would see. */
export async function readCounterMember(deps: Dependencies, id: string, role: StaffRole): Promise<OutputOf<typeof endpoint>> {
  const member = counterMemberView(await getCounterMember(deps.db, id), role)
  return { member, options: await readPaymentOptions(deps, id) }
}
