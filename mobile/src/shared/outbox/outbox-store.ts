import type { AttachmentKind } from '@mwc/contract/messages/attachments'
import { type Database, inDatabase } from '../storage/asynchronous/in-database.ts'
import { deleteCache, openCache } from '../storage/asynchronous/open-cache.ts'

/** A photo or a voice note. Its bytes are no `Blob`: Safari's private windows store none. */
export type WaitingFile = {
  kind: AttachmentKind
  /** Its media type. */
  type: string
  bytes: ArrayBuffer
  /** How long a voice note is; null for a photo. */
  seconds: number | null
}

/** A message that was written and is not with the server yet. The page and the service worker both keep and send them. */
export type WaitingMessage = {
  /** Its idempotency key. */
  key: string
  /** Member number of who wrote it. */
  of: string
  /** Empty where there is a file. */
  text: string
  file?: WaitingFile
  /** Milliseconds since 1970, by this phone's clock. */
  writtenAt: number
  /** Why the server refused it, in the reader's words; null while it may still be sent by itself. */
  failure: string | null
}

/** Who the service worker sends as; kept only while messages wait, and gone with the session. */
export type Sender = { of: string; token: string; tag: string }

export const outboxTag = 'outbox'
/** What the service worker tells open pages when it has sent. */
export const outboxChanged = 'outboxChanged'
const senderNote = '/mobile/sender'
const texts: Database = { name: 'outbox', store: 'message', options: { keyPath: 'key' } }
/** Apart from the texts: a build before this one would send a file as an empty text. */
const files: Database = { ...texts, name: 'outboxFiles' }

/** All messages that wait on this phone, the oldest first. Rejects where the browser stores nothing. */
export async function listWaiting(): Promise<WaitingMessage[]> {
  const [written, others] = await Promise.all(
    [texts, files].map((database) => inDatabase<WaitingMessage[]>(database, 'readonly', (all) => all.getAll())),
  )
  return [...(written ?? []), ...(others ?? [])].sort((a, b) => a.writtenAt - b.writtenAt)
}

export async function putWaiting(message: WaitingMessage): Promise<void> {
  await inDatabase(message.file ? files : texts, 'readwrite', (all) => all.put(message))
}

export async function deleteWaiting(key: string): Promise<void> {
  await Promise.all([texts, files].map((database) => inDatabase(database, 'readwrite', (all) => all.delete(key))))
}

/** Keeps who sends where the service worker can read it. */
export async function noteSender(sender: Sender): Promise<void> {
  await (await openCache('outbox')).put(senderNote, new Response(JSON.stringify(sender)))
}

export async function readSender(): Promise<Sender | null> {
  const note = await (await openCache('outbox')).match(senderNote)
  return note ? ((await note.json()) as Sender) : null
}

export async function forgetSender(): Promise<void> {
  await deleteCache('outbox')
}

/** Runs when neither another tab nor the service worker sends: so messages keep their order. */
export function whileNobodySends<T>(send: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request(outboxTag, send) as Promise<T>) : send()
}
