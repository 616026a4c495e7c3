import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../storage/storage.ts'

/** Ids of the payments of which the member said in this tab that they are paid, with a space between two. */
const storageKey = 'PAYMENT_SAID_PAID'
const saidPaid = () => readStored('sessionStorage', storageKey)?.split(' ') ?? []
const listeners = new Set<() => void>()

/** Notes whether the member says to have paid: the payment's page then waits for the money, and nothing asks for it again. */
export function sayPaid(id: string, is: boolean): void {
  const others = saidPaid().filter((one) => one !== id)
  const all = is ? [...others, id] : others
  writeStored('sessionStorage', storageKey, all.length > 0 ? all.join(' ') : null)
  for (const listener of listeners) listener()
}

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the member said so of a payment, or of one of several. */
export function useSaidPaid(...ids: string[]): boolean {
  return useSyncExternalStore(
    follow,
    () => saidPaid().some((id) => ids.includes(id)),
    () => false,
  )
}
