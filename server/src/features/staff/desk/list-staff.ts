import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listStaff as endpoint } from '@mwc/contract/staff/staff-desk.endpoints'
import type * as z from 'zod/mini'
import type { Db } from '../../../database/database.ts'
import { pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import { aliveAfter } from '../staff.rules.ts'
import { countActiveAdmins, deskStaffList, type OpenSince, staffById } from './staff-desk.repo.ts'
import { deskStaffView } from './staff-desk.views.ts'

function openSince(now: Temporal.Instant): OpenSince {
  const { begun, used } = aliveAfter(now)
  return { begun: toDate(begun), used: toDate(used) }
}

/** A page of the accounts of staff. */
export async function listStaff(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  input: z.output<(typeof endpoint)['input']>,
): Promise<OutputOf<typeof endpoint>> {
  const now = clock.now()
  const { rows, ...counted } = await pageOfList(db, deskStaffList(db, input, openSince(now), toDate(now)), input)
  const admins = await countActiveAdmins(db)
  return { rows: rows.map((row) => deskStaffView(row, admins)), ...counted }
}

/** One account as administrators see it; undefined where there is none. */
export async function readStaff(db: Db, id: string, now: Temporal.Instant) {
  const [row] = await staffById(db, [id], openSince(now), toDate(now))
  return row && deskStaffView(row, await countActiveAdmins(db))
}
