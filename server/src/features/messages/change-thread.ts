import type { LogAct } from '@mwc/contract/log/acts'
import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import type { Tx } from '../../database/database.ts'
import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { recordAct } from '../log/record-act.ts'
import type { Actor } from '../log/read-actor.ts'
import { readDeskThread } from './read-desk-thread.ts'
import { lockThread, type ThreadRow } from './threads.repo.ts'

/** What the log keeps of a thread: no text, which stands in the thread itself. */
const loggedOf = ({ id, state, assignedTo, messageCount }: DeskThread) => ({ id, state, assignedTo, messageCount })

/** Changes a locked thread by an act, and answers with it as it is then. Refuses with `messages.notFound`. */
export async function changeThread(
  deps: Pick<Dependencies, 'db' | 'clock' | 'encryption'>,
  by: Actor,
  { act, id }: { act: LogAct; id: string },
  change: (tx: Tx, thread: ThreadRow) => Promise<void>,
): Promise<DeskThread> {
  return inTransaction(deps.db, async (tx) => {
    const thread = await lockThread(tx, id)
    if (!thread) throw new Refusal('messages.notFound')
    const before = await readDeskThread(tx, id)
    await change(tx, thread)
    const after = await readDeskThread(tx, id)
    const record = { kind: 'thread', id } as const
    await recordAct(tx, deps, by, { act, record, memberId: thread.member_id, before: loggedOf(before), after: loggedOf(after) })
    return after
  })
}
