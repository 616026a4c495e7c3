import type { DeskMessage, DeskThread } from '@mwc/contract/messages/message-desk.schemas'
import { expect, test } from 'vitest'
import { joinMessages, type ReadThread } from './join-messages.ts'

const read = (version: number, from: number, to: number): ReadThread => ({
  thread: { version } as DeskThread,
  messages: Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ number: from + i }) as DeskMessage),
  others: [],
})
const joined = (known: ReadThread | undefined, now: ReadThread) => {
  const { thread, messages } = joinMessages(known, now)
  return [thread.version, messages[0]?.number, messages.at(-1)?.number, messages.length]
}

test.each([
  ['nothing was known', undefined, read(1, 1, 3), [1, 1, 3, 3]],
  ['newer ones come to those that are there', read(1, 1, 30), read(2, 2, 31), [2, 1, 31, 31]],
  ['the very next one', read(1, 1, 3), read(2, 4, 4), [2, 1, 4, 4]],
  ['older ones come before', read(5, 31, 60), read(5, 1, 30), [5, 1, 60, 60]],
  ['more than a page came meanwhile: what would leave a gap is read again', read(1, 1, 30), read(9, 41, 70), [9, 41, 70, 30]],
  ['an older answer that comes late changes nothing of the thread', read(9, 41, 70), read(8, 40, 69), [9, 40, 70, 31]],
  ['older ones that no longer touch', read(9, 41, 70), read(1, 1, 30), [9, 41, 70, 30]],
  ['a thread that changed without a message', read(1, 1, 3), read(2, 1, 3), [2, 1, 3, 3]],
])('%s', (_, known, now, wanted) => {
  expect(joined(known, now)).toEqual(wanted)
})
