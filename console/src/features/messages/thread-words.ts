import type { AttachmentKind } from '@mwc/contract/messages/attachments'
import type { DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import type { ThreadList, ThreadWait } from '@mwc/contract/messages/thread-lists'
import type { StateTone } from '../../page/state-chip.tsx'

export const listWords: Record<ThreadList, string> = {
  open: 'All open',
  nobody: 'Nobody’s',
  mine: 'Mine',
  closed: 'Closed',
  all: 'Open and closed',
}

export const waitWords: Record<ThreadWait, string> = {
  any: 'For an answer',
  hour: 'Over 1 hour',
  fourHours: 'Over 4 hours',
  day: 'Over 1 day',
  threeDays: 'Over 3 days',
  late: 'Over the answer time',
}

export const attachmentWords: Record<AttachmentKind, string> = { photo: 'A photo', voice: 'A voice note' }

/** How a thread stands: whether somebody waits in it, and too long. */
export function standingOf({ state, waitingSince, late }: Pick<DeskThread, 'state' | 'waitingSince' | 'late'>): {
  tone: StateTone
  word: string
} {
  if (late) return { tone: 'wrong', word: 'Waits too long' }
  if (waitingSince) return { tone: 'waiting', word: 'Waits for an answer' }
  return state === 'open' ? { tone: 'info', word: 'Open' } : { tone: 'over', word: 'Closed' }
}
