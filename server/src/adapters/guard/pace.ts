import { setTimeout as wait } from 'node:timers/promises'
import { PartyResting } from '../../ports/party-faults.ts'

/** Spreads calls evenly over a second, and keeps all of them back while a party wants to be left alone. */
export function makePace({ aSecond, patienceMs }: { aSecond: number; patienceMs: number }) {
  let next = 0
  return {
    /** Resolves when it is this call's turn; throws `PartyResting` where that takes longer than a call waits. */
    async turn(): Promise<void> {
      const now = performance.now()
      const at = Math.max(now, next)
      if (at - now > patienceMs) throw new PartyResting(Math.ceil(at - now))
      next = at + 1000 / aSecond
      // A timer counts whole milliseconds, and ends up to two of them early.
      for (let left = at - now; left > 0; left = at - performance.now()) await wait(Math.ceil(left))
    },
    /** Nobody's turn comes for so long. */
    pause(ms: number): void {
      next = Math.max(next, performance.now() + ms)
    },
  }
}
