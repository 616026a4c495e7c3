import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listThreads as listEndpoint } from '@mwc/contract/messages/message-desk.calls'
import type { Db } from '../../database/database.ts'
import { type AskedPage, pageOfList } from '../../database/lists/page-of-list.ts'
import { deskThreadView } from './messages.views.ts'
import { type ThreadColumn, threads } from './threads.repo.ts'

/** A page of threads for the desk. @param staffId who asks: whose threads are `mine`. */
export async function listThreads(
  db: Db,
  staffId: string,
  asked: AskedPage<ThreadColumn> & { which: 'open' | 'mine' | 'closed' },
): Promise<OutputOf<typeof listEndpoint>> {
  const { which } = asked
  const list = threads(db, { state: which === 'closed' ? 'closed' : 'open', assignedTo: which === 'mine' ? staffId : null })
  const { rows, ...counted } = await pageOfList(db, list, asked)
  return { rows: rows.map(deskThreadView), ...counted }
}
