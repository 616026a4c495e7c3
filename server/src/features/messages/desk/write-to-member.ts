import { randomUUID } from 'node:crypto'
import type { OutputOf } from '@mwc/contract/endpoint/wire-call'
import type { writeToMember as endpoint } from '@mwc/contract/messages/message-desk.calls'
import { inTransaction } from '../../../database/in-transaction.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toDate } from '../../../ports/clock.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { lockMember } from '../../membership/lock-member.ts'
import { addAnswer } from './add-answer.ts'
import { insertThread, isMember, lockThreadOf } from '../threads.repo.ts'
import { refusalToWrite } from './thread.rules.ts'

/**
 * Writes to a member first, once under its key: begins the thread, or goes on with the one that there is.
 * Refuses closed and stopped accounts, in which nobody would read it.
 */
export async function writeToMember(
  deps: Pick<Dependencies, 'db' | 'clock' | 'queue' | 'encryption'>,
  by: StaffActor,
  { id: memberId, idempotencyKey, text }: { id: string; idempotencyKey: string; text: string },
): Promise<OutputOf<typeof endpoint>> {
  return inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now()
    // Whoever writes at the same moment waits for this: there is one thread.
    if (!(await isMember(tx, memberId))) throw new Refusal('request.notFound')
    const reason = refusalToWrite(await lockMember(tx, memberId))
    if (reason) throw new Refusal(reason)
    const empty = { state: 'open', assigned_to: null, version: 1, message_count: 0, waiting_since: null, last_at: toDate(now) } as const
    const thread = (await lockThreadOf(tx, memberId)) ?? (await insertThread(tx, { id: randomUUID(), member_id: memberId, ...empty }))
    return { threadId: thread.id, message: await addAnswer(tx, deps, by, thread, { act: 'threads.write', idempotencyKey, text }) }
  })
}
