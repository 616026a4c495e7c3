import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listStaff as endpoint } from '@mwc/contract/staff/staff.calls'
import type { Dependencies } from '../../dependencies.ts'
import { listStaffRows } from './staff.repo.ts'
import { staffView } from './staff.views.ts'

/** All staff accounts, by user name. */
export async function listStaff({ db }: Dependencies): Promise<OutputOf<typeof endpoint>> {
  return { staff: (await listStaffRows(db)).map(staffView) }
}
