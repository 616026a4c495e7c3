import { type Database, inDatabase } from '../storage/asynchronous/in-database.ts'
import type { WaitingFile } from './outbox-store.ts'
import { noteAttachmentDraft } from './unsent.ts'

/** Why a recording ended: by its member, after a minute, by a call or another app, or because nobody saw the page any more. */
export type RecordingEnd = 'stopped' | 'limit' | 'cut' | 'hidden'

/** A photo or voice note that is neither sent nor deleted. */
export type AttachmentDraft = {
  /** The idempotency key of its message: a page that dies while it is sent does not send it twice. */
  key: string
  /** Member number of whose it is. */
  of: string
  file: WaitingFile
  /** How long a recording was, and how many bytes, at each of its pieces: where it may be cut. */
  pieces: { seconds: number; bytes: number }[]
  end: RecordingEnd
  /** Whether nothing was to be heard while it was recorded. */
  isSilent: boolean
}

const drafts: Database = { name: 'attachmentDraft', store: 'draft', options: { keyPath: 'of' } }

/** Keeps the draft over a reload; false where this phone stores none, and it lasts as long as the page. */
export async function keepAttachmentDraft(draft: AttachmentDraft): Promise<boolean> {
  noteAttachmentDraft(true)
  return inDatabase(drafts, 'readwrite', (all) => all.put(draft)).then(
    () => true,
    () => false,
  )
}

/** What a member left; null where there is nothing. */
export async function readAttachmentDraft(of: string): Promise<AttachmentDraft | null> {
  const draft = await inDatabase<AttachmentDraft | undefined>(drafts, 'readonly', (all) => all.get(of)).catch(() => undefined)
  return draft ?? null
}

export async function dropAttachmentDraft(of: string): Promise<void> {
  noteAttachmentDraft(false)
  await inDatabase(drafts, 'readwrite', (all) => all.delete(of)).catch(() => undefined)
}
