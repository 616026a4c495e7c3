import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import type { Dependencies } from '../../../dependencies.ts'
import type { StaffActor } from '../../log/read-actor.ts'
import { changeThread } from './change-thread.ts'

type Needed = Pick<Dependencies, 'db' | 'clock' | 'encryption'>

/** Opens a thread that was closed too early; it stays with whoever had it, and nobody waits. Safe to repeat. */
export async function reopenThread(deps: Needed, by: StaffActor, id: string): Promise<DeskThread> {
  return changeThread(deps, by, { act: 'threads.reopen', id }, async (_tx, thread) => (thread.state === 'open' ? null : { state: 'open' }))
}
