import type { LogAct } from '@mwc/contract/log/acts'
import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import type { Tx } from '../../../database/database.ts'
import { inTransaction } from '../../../database/in-transaction.ts'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { recordAct } from '../../log/record-act.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { findThreadReader } from './find-thread-reader.ts'
import { readDeskThread } from './read-desk-thread.ts'
import { lockThread, type ThreadChange, type ThreadRow, updateThread } from '../threads.repo.ts'

/** What the log keeps of a thread: no text, which stands in the thread itself. */
const loggedOf = ({ id, state, assignedTo, messageCount }: DeskThread) => ({ id, state, assignedTo, messageCount })

/**
 * Changes a locked thread by an act, and answers with it as it is then. Refuses with `messages.notFound`.
 * @param decide answers what changes; null where that stands already.
 */
export async function changeThread(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: StaffActor,
  { act, id }: { act: LogAct; id: string },
  decide: (tx: Tx, thread: ThreadRow) => Promise<ThreadChange | null>,
): Promise<DeskThread> {
  const reader = await findThreadReader(deps, by.role)
  return inTransaction(deps.db, async (tx) => {
    const thread = await lockThread(tx, id)
    if (!thread) throw new Refusal('messages.notFound')
    const before = await readDeskThread(tx, id, reader)
    const change = await decide(tx, thread)
    if (!change) return before
    await updateThread(tx, id, change)
    const after = await readDeskThread(tx, id, reader)
    const record = { kind: 'thread', id } as const
    await recordAct(tx, deps, by, { act, record, memberId: thread.member_id, before: loggedOf(before), after: loggedOf(after) })
    return after
  })
}
