import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listColleagues as endpoint } from '@mwc/contract/staff/staff.calls'
import type { Db } from '../../database/database.ts'
import { listActiveStaff } from './staff.repo.ts'

/** Who may sign in at the desk, by user name. */
export async function listColleagues(db: Db): Promise<OutputOf<typeof endpoint>> {
  return { colleagues: await listActiveStaff(db) }
}
