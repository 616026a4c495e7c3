import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { listThreads as listEndpoint } from '@mwc/contract/messages/message-desk.calls'
import { findMembers } from '../../../database/lists/find-members.ts'
import { type AskedPage, pageOfList } from '../../../database/lists/page-of-list.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { findThreadReader } from './find-thread-reader.ts'
import { deskThreadView } from './desk-threads.views.ts'
import { type ThreadColumn, type ThreadFilter, threads } from './desk-threads.repo.ts'

/** A page of threads for the desk. @param by who asks: whose threads are `mine`. */
export async function listThreads(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  by: Pick<StaffActor, 'staffId' | 'role'>,
  asked: AskedPage<ThreadColumn> & ThreadFilter,
): Promise<OutputOf<typeof listEndpoint>> {
  const { db, clock } = deps
  const reader = await findThreadReader(deps, by.role)
  const found = asked.search ? await findMembers(db, asked.search) : undefined
  const list = threads(db, asked, { staffId: by.staffId, found, lateSince: reader.lateSince, now: toDate(clock.now()) })
  const { rows, ...counted } = await pageOfList(db, list, asked)
  return { rows: rows.map((row) => deskThreadView(row, reader)), ...counted }
}
