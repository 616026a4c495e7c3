import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import { Refusal } from '../../../http/refusal.ts'
import type { Dependencies } from '../../../dependencies.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeThread } from './change-thread.ts'
import { hasMembersMessageAfter } from '../threads.repo.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Closes a thread as it was seen: a message that the member wrote after `lastSeen` keeps it open. Safe to repeat. */
export async function closeThread(deps: Needed, by: StaffActor, id: string, lastSeen: number): Promise<DeskThread> {
  return changeThread(deps, by, { act: 'threads.close', id }, async (tx, thread) => {
    if (thread.state === 'closed') return null
    if (await hasMembersMessageAfter(tx, id, lastSeen)) throw new Refusal('messages.newerMessage')
    return { state: 'closed', waiting_since: null }
  })
}
