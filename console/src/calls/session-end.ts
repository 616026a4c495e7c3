/** Whether the session was found to be over while a page stood open. */
let over = false
const listeners = new Set<() => void>()

function set(value: boolean): void {
  if (over === value) return
  over = value
  for (const tell of listeners) tell()
}

/** Says that the server knows no session of this browser any more. */
export const endSession = (): void => set(true)

/** Says that somebody has signed in (again). */
export const beginSession = (): void => set(false)

export const isSessionOver = (): boolean => over

/** Calls `tell` whenever that changes; answers with the way to stop. */
export function watchSession(tell: () => void): () => void {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
