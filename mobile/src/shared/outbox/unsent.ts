import type { WaitingMessage } from './outbox-store.ts'
import { getSession } from '../session/session.ts'
import { readStored, writeStored } from '../storage/storage.ts'

/** The text in the message box, with whose it is. */
const draftKey = 'MESSAGE_DRAFT'
/** Set while messages wait on this phone: without it nobody opens the database in which they are. */
const waitingKey = 'MESSAGES_WAITING'

/** Set while a photo or a voice note of this member's waits to be sent off or deleted. */
const attachmentKey = 'ATTACHMENT_DRAFT'

/** Messages that are not in that database: it has not taken them yet, or takes none. */
const unkeptKey = 'MESSAGES_UNKEPT'

type Draft = { of: string; text: string }

function owner(): string {
  return getSession().userInfo?.memberNumber ?? ''
}

/** What the member left in the message box; empty where it is somebody else's. */
export function readDraft(): string {
  try {
    const draft = JSON.parse(readStored('localStorage', draftKey) ?? 'null') as Partial<Draft> | null
    return draft?.of === owner() && typeof draft.text === 'string' ? draft.text : ''
  } catch {
    return ''
  }
}

export function keepDraft(text: string): void {
  writeStored('localStorage', draftKey, text.trim() === '' ? null : JSON.stringify({ of: owner(), text } satisfies Draft))
}

/** Whether the member took a photo or recorded a voice note, and did neither send nor delete it. */
export function hasAttachmentDraft(): boolean {
  return readStored('localStorage', attachmentKey) === owner() && owner() !== ''
}

export function noteAttachmentDraft(some: boolean): void {
  writeStored('localStorage', attachmentKey, some ? owner() : null)
}

/** Whether messages wait on this phone, as far as a page knows. */
export function areMessagesWaiting(): boolean {
  return readStored('localStorage', waitingKey) !== null || listUnkept().length > 0
}

export function noteWaiting(some: boolean): void {
  writeStored('localStorage', waitingKey, some ? '1' : null)
}

const isMessage = (value: unknown): value is WaitingMessage => {
  const { key, of, text, writtenAt, failure } = (value ?? {}) as Partial<WaitingMessage>
  return [key, of, text].every((part) => typeof part === 'string') && typeof writtenAt === 'number' && failure !== undefined
}

/** Messages that wait outside the database, the oldest first. */
export function listUnkept(): WaitingMessage[] {
  try {
    const messages: unknown = JSON.parse(readStored('localStorage', unkeptKey) ?? '[]')
    return Array.isArray(messages) ? messages.filter(isMessage) : []
  } catch {
    return []
  }
}

function writeUnkept(messages: WaitingMessage[]): boolean {
  return writeStored('localStorage', unkeptKey, messages.length > 0 ? JSON.stringify(messages) : null)
}

/** Keeps a message, in place of one with its key; false where the phone has no room, and it lasts as long as this page. */
export function putUnkept(message: WaitingMessage): boolean {
  return writeUnkept([...listUnkept().filter(({ key }) => key !== message.key), message])
}

export function deleteUnkept(key: string): void {
  const messages = listUnkept()
  if (messages.some((message) => message.key === key)) writeUnkept(messages.filter((message) => message.key !== key))
}

/** Whether logging out would lose something that was written. */
export function hasUnsent(): boolean {
  return areMessagesWaiting() || hasAttachmentDraft() || readDraft() !== ''
}
