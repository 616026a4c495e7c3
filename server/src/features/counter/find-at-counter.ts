import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { findAtCounter as endpoint } from '@mwc/contract/payments/counter-desk.calls'
import type { Dependencies } from '../../dependencies.ts'
import { listMembers } from '../members/list-members.ts'
import { listCounterMembers } from '../payments/counter/list-counter-members.ts'
import { listNetsPayments } from '../payments/counter/list-nets-payments.ts'

/** Hits of each kind that somebody at a counter looks through. */
const most = 10

/** Who stands at the counter: NETS payments and members that a code, a number or a name may mean. */
export async function findAtCounter(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  search: string,
  role: StaffRole,
): Promise<OutputOf<typeof endpoint>> {
  const { rows } = await listMembers(deps, { search, page: 1, pageSize: most, sort: 'name' })
  const memberIds = rows.map(({ id }) => id)
  return {
    payments: await listNetsPayments(deps.db, { search, memberIds, most }, role),
    members: await listCounterMembers(deps.db, memberIds, role),
  }
}
