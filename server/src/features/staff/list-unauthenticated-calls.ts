import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listUnsignedCalls as endpoint } from '@mwc/contract/staff/staff.calls'
import type { Dependencies } from '../../dependencies.ts'
import { listUnauthenticatedRows } from './audit.repo.ts'
import { unsignedCallView } from './staff.views.ts'

/** The desk calls that nobody signed, counted by the hour: the newest hour and in it the most calls first. */
export async function listUnauthenticatedCalls(
  { db }: Dependencies,
  part: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, total } = await listUnauthenticatedRows(db, part)
  return { calls: rows.map(unsignedCallView), total }
}
