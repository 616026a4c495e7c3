import { inTransaction } from '../../database/in-transaction.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { hasMembersMessageAfter, lockThread, updateThread } from './threads.repo.ts'

type Needed = Pick<Dependencies, 'db'>

/** Closes a thread as it was seen: a message that the member wrote after `lastSeen` keeps it open. Safe to repeat. */
export async function closeThread({ db }: Needed, id: string, lastSeen: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const thread = await lockThread(tx, id)
    if (!thread) throw new Refusal('messages.notFound')
    if (thread.state === 'closed') return
    if (await hasMembersMessageAfter(tx, id, lastSeen)) throw new Refusal('messages.newerMessage')
    await updateThread(tx, id, { state: 'closed', waiting_since: null })
  })
}
