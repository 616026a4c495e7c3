import type { StaffRole } from '@mwc/contract/endpoint/access'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { readDeskThread as deskEndpoint } from '@mwc/contract/messages/message-desk.calls'
import type { Dependencies } from '../../../dependencies.ts'
import { findThreadReader } from './find-thread-reader.ts'
import { deskMessageView } from './desk-threads.views.ts'
import { listMessages } from '../threads.repo.ts'
import { readDeskThread } from './read-desk-thread.ts'
import { pageSize } from '../read-thread.ts'

/** A thread with messages, the newest or those before a number. */
export async function readDeskMessages(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  { id, before }: { id: string; before?: number | undefined },
  role: StaffRole,
): Promise<Omit<OutputOf<typeof deskEndpoint>, 'others'>> {
  const { db } = deps
  const thread = await readDeskThread(db, id, await findThreadReader(deps, role))
  return { thread, messages: (await listMessages(db, id, before, pageSize)).map(deskMessageView) }
}
