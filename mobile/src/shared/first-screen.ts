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

/** Waits until the first screen is alive and the phone is idle: for what that screen does not need. At once while a page is made. */
export function afterFirstScreen(): Promise<void> {
  return typeof document === 'undefined' ? Promise.resolve() : settled
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
