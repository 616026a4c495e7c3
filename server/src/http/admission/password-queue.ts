import { timeOf } from '../../keys/limit-hashing.ts'
import { Refusal } from '../refusal.ts'

/** Does what needs a password. Refuses with `server.busy`, before anything counts, if its turn is not soon. */
export type PasswordQueue = <T>(run: () => Promise<T>) => Promise<T>

/** @param patienceMs how long somebody may wait for those before, in milliseconds; 0 refuses nobody */
export function passwordQueue(patienceMs: number): PasswordQueue {
  let inside = 0
  return async (run) => {
    if (patienceMs > 0 && timeOf(inside) > patienceMs) throw new Refusal('server.busy')
    inside += 1
    try {
      return await run()
    } finally {
      inside -= 1
    }
  }
}
