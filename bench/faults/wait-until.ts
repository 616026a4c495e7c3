import { setTimeout as wait } from 'node:timers/promises'

/** Looks every `everyMs` until something holds; false when it did not within `limitMs`. */
export async function waitUntil(holds: () => Promise<boolean>, limitMs: number, everyMs = 100): Promise<boolean> {
  const until = Date.now() + limitMs
  while (!(await holds())) {
    if (Date.now() > until) return false
    await wait(everyMs)
  }
  return true
}
