import { useSyncExternalStore } from 'react'
import { whenIdle } from './when-idle.ts'

let isSettled = false
let settle: () => void = () => undefined
const settled = new Promise<void>((resolve) => {
  settle = () => {
    isSettled = true
    resolve()
  }
})

/** Notes that the first screen answers to taps and typing. */
export function noteFirstScreen(): void {
  whenIdle(settle)
}

/** Waits until the first screen is alive and the phone idle, for what that screen does not need. At once while a page is made. */
export function afterFirstScreen(): Promise<void> {
  return typeof document === 'undefined' ? Promise.resolve() : settled
}

/** Code that did not come is asked for again after this long: what it would make alive stands in the page. */
const againMs = 5_000

/**
 * Fetches what the first screen does not need, once that is alive and the phone is idle. At once while a page is made.
 * It tries until the code comes: React would put anything else in place of the page's text.
 */
export async function fetchDeferred<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  await afterFirstScreen()
  for (;;) {
    try {
      return await fetchCode()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, againMs))
    }
  }
}

function follow(changed: () => void): () => void {
  void settled.then(changed)
  return () => undefined
}

/** Whether the first screen is alive and the phone has come to rest; false while a page is made. */
export function useFirstScreenSettled(): boolean {
  return useSyncExternalStore(
    follow,
    () => isSettled,
    () => false,
  )
}

const never = () => () => undefined

/** False while a page is made, and while React takes it over; what depends on the phone comes after that. */
export function useIsTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
