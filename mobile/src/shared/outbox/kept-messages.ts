import { deleteWaiting, listWaiting, putWaiting } from './outbox-store.ts'
import type { WaitingMessage } from './outbox-store.ts'
import { deleteUnkept, listUnkept, putUnkept } from './unsent.ts'

/** Files that the database took not: they last as long as this page. */
const held = new Map<string, WaitingMessage>()

const orIgnore = () => undefined

/** Whether a message lasts only as long as this page. */
export function isOnlyHere(key: string): boolean {
  return held.has(key)
}

/**
 * Keeps a message in the database, or where that takes none a text beside the drafts and a file in this page's memory;
 * false where it lasts only as long as the page.
 */
export async function keepMessage(message: WaitingMessage): Promise<boolean> {
  try {
    await putWaiting(message)
    deleteUnkept(message.key)
    held.delete(message.key)
    return true
  } catch {
    if (!message.file) return putUnkept(message)
    held.set(message.key, message)
    return false
  }
}

/** Lets go of a message wherever it is kept. */
export async function letGo(key: string): Promise<void> {
  deleteUnkept(key)
  held.delete(key)
  await deleteWaiting(key).catch(orIgnore)
}

/** Lets go of what this page's memory alone has. */
export function dropHeld(): void {
  held.clear()
}

/** All messages that are kept, the oldest first; of what stands in two places, what is not in the database. */
export async function listKept(): Promise<WaitingMessage[]> {
  const unkept = [...listUnkept(), ...held.values()]
  const stored = await listWaiting().catch(() => [])
  const others = stored.filter(({ key }) => unkept.every((message) => message.key !== key))
  return [...others, ...unkept].sort((a, b) => a.writtenAt - b.writtenAt)
}
