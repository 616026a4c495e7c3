import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listRefusedCalls as endpoint } from '@mwc/contract/log/log.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import { type RefusedColumn, refusedCalls } from '../calls.repo.ts'
import { refusedCallView } from './log.views.ts'

type Asked = AskedPage<RefusedColumn> & { staffId?: string | undefined }

/** The desk calls of signed-in staff that were refused, the newest first. */
export async function listRefusedCalls({ db }: Pick<Dependencies, 'db'>, { staffId, ...asked }: Asked): Promise<OutputOf<typeof endpoint>> {
  const { rows, ...counted } = await pageOfList(db, refusedCalls(db, staffId), asked)
  return { rows: rows.map(refusedCallView), ...counted }
}
