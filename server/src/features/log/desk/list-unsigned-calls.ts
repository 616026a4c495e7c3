import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listUnsignedCalls as endpoint } from '@mwc/contract/log/log.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { pageOfUnsignedCalls } from '../calls.repo.ts'
import { unsignedCallView } from './log.views.ts'

/** The desk calls that nobody signed, counted by the hour: the newest hour and in it the most calls first. */
export async function listUnsignedCalls(
  { db }: Pick<Dependencies, 'db'>,
  part: { page: number; pageSize: number },
): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfUnsignedCalls(db, part)
  return { rows: rows.map(unsignedCallView), ...counted }
}
