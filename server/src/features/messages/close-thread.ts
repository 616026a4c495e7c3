import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import { Refusal } from '../../http/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Actor } from '../log/read-actor.ts'
import { changeThread } from './change-thread.ts'
import { hasMembersMessageAfter, updateThread } from './threads.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Closes a thread as it was seen: a message that the member wrote after `lastSeen` keeps it open. Safe to repeat. */
export async function closeThread(deps: Needed, by: Actor, id: string, lastSeen: number): Promise<DeskThread> {
  return changeThread(deps, by, { act: 'threads.close', id }, async (tx, thread) => {
    if (thread.state === 'closed') return
    if (await hasMembersMessageAfter(tx, id, lastSeen)) throw new Refusal('messages.newerMessage')
    await updateThread(tx, id, { state: 'closed', waiting_since: null })
  })
}
