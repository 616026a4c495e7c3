import type { AtThread, DeskMessage, DeskThread } from '@mwc/contract/messages/message-desk.schemas'

/** A thread with those of its messages that were read so far, by number and without a gap, and who else of staff has it open. */
export type ReadThread = { thread: DeskThread; messages: readonly DeskMessage[]; others: readonly AtThread[] }

/** What is known of a thread with what was read now: newer than all of it, older, or some of the same. */
export function joinMessages(known: ReadThread | undefined, read: ReadThread): ReadThread {
  if (!known || read.messages.length === 0) return { ...read, messages: read.messages.length > 0 ? read.messages : (known?.messages ?? []) }
  const thread = read.thread.version >= known.thread.version ? read.thread : known.thread
  const { others } = read
  const [first, last] = [known.messages[0]?.number ?? 0, known.messages.at(-1)?.number ?? 0]
  const [readFirst, readLast] = [read.messages[0]?.number ?? 0, read.messages.at(-1)?.number ?? 0]
  // Numbers have no gaps: what does not touch what is known is a page of its own, and the newer one stays.
  if (readFirst > last + 1) return { thread, messages: read.messages, others }
  if (readLast < first - 1) return { thread, messages: known.messages, others }
  const byNumber = new Map([...known.messages, ...read.messages].map((message) => [message.number, message]))
  return { thread, others, messages: [...byNumber.values()].toSorted((a, b) => a.number - b.number) }
}
