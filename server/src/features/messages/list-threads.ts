import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listThreads as listEndpoint } from '@mwc/contract/messages/message-desk.calls'
import type { Db } from '../../database/database.ts'
import { deskThreadView } from './messages.views.ts'
import { pageOfThreads } from './threads.repo.ts'

/** A page of threads for the desk. @param staffId who asks: whose threads are `mine`. */
export async function listThreads(
  db: Db,
  staffId: string,
  { which, page, pageSize: size }: { which: 'open' | 'mine' | 'closed'; page: number; pageSize: number },
): Promise<OutputOf<typeof listEndpoint>> {
  const asked = {
    state: which === 'closed' ? 'closed' : 'open',
    assignedTo: which === 'mine' ? staffId : null,
    page,
    pageSize: size,
  } as const
  const { rows, total } = await pageOfThreads(db, asked)
  return { threads: rows.map(deskThreadView), total }
}
