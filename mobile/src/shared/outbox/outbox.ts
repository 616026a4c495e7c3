import { languageTags } from '@mwc/contract/language/language'
import { sendAttachmentPath } from '@mwc/contract/messages/attachments'
import { tidyMessage } from '@mwc/contract/messages/message-text'
import { sendMessage } from '@mwc/contract/messages/messages.calls'
import type { Message } from '@mwc/contract/messages/messages.schemas'
import { useSyncExternalStore } from 'react'
import { call, sendFile } from '../calls/api-client.ts'
import { NetworkError, RefusalError } from '../server/call-errors.ts'
import { dropHeld, keepMessage, letGo, listKept } from './kept-messages.ts'
import { forgetSender, noteSender, outboxTag, whileNobodySends } from './outbox-store.ts'
import type { WaitingFile, WaitingMessage } from './outbox-store.ts'
import { currentLanguage, getSession, useSession } from '../session/session.ts'
import { onForget } from '../storage/storage.ts'
import { keepDraft, noteWaiting, putUnkept, readDraft } from './unsent.ts'

/** `sending` is the one on its way now; `held` why nothing is: there is no network, or the server cannot be asked. */
type Outbox = { messages: readonly WaitingMessage[]; sending: string | null; held: boolean }

let outbox: Outbox = { messages: [], sending: null, held: false }
const listeners = new Set<() => void>()
type Hear = (message: Message, sent: WaitingMessage) => void
const arrivals = new Set<Hear>()

function set(next: Partial<Outbox>): void {
  outbox = { ...outbox, ...next }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

onForget('outbox', () => {
  dropHeld()
  set({ messages: [] })
})

/** The signed-in member's messages that are not with the server yet. */
export function useOutbox(): Outbox {
  const all = useSyncExternalStore(subscribe, () => outbox)
  const reader = useSession().userInfo?.memberNumber
  return { ...all, messages: all.messages.filter(({ of }) => of === reader) }
}

/** Hears of every message that arrived at the server, before it leaves the outbox; answers how to stop. */
export function onArrival(hear: Hear): () => void {
  arrivals.add(hear)
  return () => arrivals.delete(hear)
}

const owner = () => getSession().userInfo?.memberNumber ?? ''
const orIgnore = () => undefined

async function show(messages: WaitingMessage[]): Promise<void> {
  noteWaiting(messages.length > 0)
  set({ messages })
  if (messages.every(({ failure }) => failure !== null)) await forgetSender().catch(orIgnore)
}

/** Reads what waits on this phone. Another member's messages are let go: this phone has another owner now. */
async function load(): Promise<WaitingMessage[]> {
  if (owner() === '') return []
  const [kept, reader] = [await listKept(), owner()]
  // The session ended meanwhile: what was written waits for its member.
  if (reader === '') return []
  const mine = kept.filter(({ of }) => of === reader)
  for (const { key, of } of kept) if (of !== reader) await letGo(key)
  await show(mine)
  return mine
}

/** Reads anew what the service worker may have sent. */
export async function readOutbox(): Promise<void> {
  await load()
}

/** Lets go of a draft that is kept as a message by now, or arrived. */
function dropDraftOf(text: string): void {
  if (tidyMessage(readDraft()) === text) keepDraft('')
}

/**
 * Keeps a message in place of the draft, then sends what waits. The message's key makes it arrive once.
 * When this returns, a phone with room for either keeps one of them, so that even a page that dies loses no text.
 */
export async function writeMessage(text: string): Promise<void> {
  const message: WaitingMessage = { key: crypto.randomUUID(), of: owner(), text, writtenAt: Date.now(), failure: null }
  const draft = readDraft()
  // First, so that the message has the draft's room.
  keepDraft('')
  if (!putUnkept(message)) keepDraft(draft)
  noteWaiting(true)
  set({ messages: [...outbox.messages, message] })
  if (await keepMessage(message)) dropDraftOf(text)
  await sendWaiting()
}

/** Keeps a photo or a voice note as a message, then sends what waits. When this returns, it is kept as well as this phone can. */
export async function writeFile(file: WaitingFile, key: string): Promise<void> {
  const message: WaitingMessage = { key, of: owner(), text: '', file, writtenAt: Date.now(), failure: null }
  noteWaiting(true)
  await keepMessage(message)
  set({ messages: [...outbox.messages.filter((other) => other.key !== key), message] })
  void sendWaiting()
}

/** Sends a refused message once more, under its own key. */
export async function sendAgain(message: WaitingMessage): Promise<void> {
  await change({ ...message, failure: null })
  await sendWaiting()
}

/** Lets go of a message that was refused. What another tab wrote meanwhile is read as well: it still waits. */
export async function dropMessage(key: string): Promise<void> {
  await letGo(key)
  set({ messages: outbox.messages.filter((message) => message.key !== key) })
  await load()
}

async function change(message: WaitingMessage): Promise<void> {
  set({ messages: outbox.messages.map((other) => (other.key === message.key ? message : other)) })
  await keepMessage(message)
}

/** Asks the browser to send in the background, as soon as there is a network, also when the app is closed. */
async function sendInBackground(): Promise<void> {
  const { token } = getSession()
  const worker = await navigator.serviceWorker?.getRegistration()
  const sync = (worker as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync
  if (!sync || token === null) return
  await noteSender({ of: owner(), token, tag: languageTags[currentLanguage()] })
  await sync.register(outboxTag)
}

async function send({ key, text, file }: WaitingMessage): Promise<Message> {
  if (!file) return call(sendMessage, { idempotencyKey: key, text })
  return sendFile<Message>({ path: sendAttachmentPath(file.kind, key) }, new Blob([file.bytes], { type: file.type }))
}

/** One message after the other, until one cannot be sent now, or somebody else is signed in. */
async function sendAll(): Promise<void> {
  for (const message of await load()) {
    const isMine = () => message.of === owner()
    if (!isMine()) return
    if (message.failure !== null) continue
    set({ sending: message.key, held: false })
    try {
      const arrived = await send(message)
      // As in the service worker: only the message itself says that it arrived.
      if (arrived?.key !== message.key) throw new NetworkError('Not an answer of the server')
      if (isMine()) {
        for (const hear of arrivals) hear(arrived, message)
        dropDraftOf(message.text)
      }
      await dropMessage(message.key)
    } catch (error) {
      // A fault of the server is no answer: the message may be there, and its key tells at the next try.
      const isAnswer = error instanceof RefusalError && error.status < 500
      if (isAnswer && error.code !== 401) await change({ ...message, failure: error.message })
      else {
        set({ held: true })
        if (!isAnswer && isMine()) await sendInBackground().catch(orIgnore)
        return
      }
    }
  }
}

let run: Promise<void> | null = null

/** Sends what waits, if somebody is signed in. Safe to call at any time; never rejects. */
export function sendWaiting(): Promise<void> {
  if (getSession().token === null) return Promise.resolve()
  const after = run ? run.then(sendUnderLock) : sendUnderLock()
  const mine = after.finally(() => {
    if (run === mine) run = null
  })
  run = mine
  return mine
}

function sendUnderLock(): Promise<void> {
  return whileNobodySends(sendAll)
    .catch(() => set({ held: true }))
    .then(() => set({ sending: null }))
}
