import { getSession } from './session.ts'
import { readStored, writeStored } from './storage.ts'

/** The text in the message box, with whose it is. */
const draftKey = 'MESSAGE_DRAFT'
/** Set while messages wait on this phone: without it nobody opens the database in which they are. */
const waitingKey = 'MESSAGES_WAITING'

type Draft = { of: string; text: string }

function owner(): string {
  return getSession().userInfo?.memberNumber ?? ''
}

/** What the member left in the message box; empty where it is somebody else's. */
export function readDraft(): string {
  try {
    const draft = JSON.parse(readStored('local', draftKey) ?? 'null') as Partial<Draft> | null
    return draft?.of === owner() && typeof draft.text === 'string' ? draft.text : ''
  } catch {
    return ''
  }
}

export function keepDraft(text: string): void {
  writeStored('local', draftKey, text.trim() === '' ? null : JSON.stringify({ of: owner(), text } satisfies Draft))
}

/** Whether messages wait on this phone, as far as a page knows. */
export function areMessagesWaiting(): boolean {
  return readStored('local', waitingKey) !== null
}

export function noteWaiting(some: boolean): void {
  if (some !== areMessagesWaiting()) writeStored('local', waitingKey, some ? '1' : null)
}

/** Whether logging out would lose something that was written. */
export function hasUnsent(): boolean {
  return areMessagesWaiting() || readDraft() !== ''
}
