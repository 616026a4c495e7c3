import type { StaffRole } from '@mwc/contract/endpoint/access'
import { mayCall } from '@mwc/contract/endpoint/may-call'
import type { RefusalReason } from '@mwc/contract/endpoint/refusal'
import type { WireCall } from '@mwc/contract/endpoint/wire-call'
import { assignThread, closeThread, reopenThread, replyThread } from '@mwc/contract/messages/message-desk.calls'
import { type ThreadAct, threadActs } from '@mwc/contract/messages/thread-lists'
import type { ThreadState } from '@mwc/contract/messages/thread-states'

const callOf: Record<ThreadAct, Pick<WireCall, 'roles'>> = {
  reply: replyThread,
  assign: assignThread,
  close: closeThread,
  reopen: reopenThread,
}

/** Why staff cannot write to a member first, or null: nobody would read it. A member's `may` says the same (a test). */
export function refusalToWrite({ closed, deactivated }: { closed: boolean; deactivated: boolean }): RefusalReason | null {
  if (closed) return 'members.closed'
  return deactivated ? 'members.deactivated' : null
}

/** Whether a thread can be given to somebody: a closed one is anybody's, once it is opened again. */
export const isAssignable = ({ state }: { state: ThreadState }): boolean => state === 'open'

/** What a role may do with a thread, by the rules of the verbs. */
export function threadActsFor(role: StaffRole, thread: { state: ThreadState }): ThreadAct[] {
  const fits: Record<ThreadAct, boolean> = {
    reply: true,
    assign: isAssignable(thread),
    close: thread.state === 'open',
    reopen: thread.state === 'closed',
  }
  return threadActs.filter((act) => fits[act] && mayCall(callOf[act], role))
}
