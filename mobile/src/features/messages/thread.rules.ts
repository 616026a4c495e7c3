import type { Message } from '@mwc/contract/messages/messages.schemas'

/** Joins two parts of a thread, the oldest first. Across a gap, only what follows it: the rest is asked for anew. */
export function joinMessages(known: readonly Message[], newest: readonly Message[]): Message[] {
  const byNumber = new Map([...known, ...newest].map((message) => [message.number, message]))
  const joined: Message[] = []
  let number = Math.max(0, ...byNumber.keys())
  for (let message = byNumber.get(number); message; message = byNumber.get(number)) {
    joined.push(message)
    number -= 1
  }
  return joined.toReversed()
}

/** Messages that wait on the phone, without those that the server has already: their answer may have been lost. */
export function stillWaiting<W extends { key: string }>(waiting: readonly W[], messages: readonly Message[]): W[] {
  const arrived = new Set(messages.map(({ key }) => key))
  return waiting.filter(({ key }) => !arrived.has(key))
}
