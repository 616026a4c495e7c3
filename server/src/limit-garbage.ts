import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Has what is dropped collected once it is half as much as what is kept: by itself V8 waits until it is three times as much.
 * Called when all is loaded, for it collects once: V8 reckons by that share only from a collection on.
 */
export function limitGarbage(): void {
  setFlagsFromString('--heap-growing-percent=50')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('globalThis.gc') as (() => void) | undefined
  setFlagsFromString('--no-expose-gc')
  collect?.()
}
