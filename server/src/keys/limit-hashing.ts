import { availableParallelism } from 'node:os'

/** Hashes side by side: a processor is left to everything else, and one of libuv's four threads to files and compression. */
const atOnce = Math.max(1, Math.min(3, availableParallelism() - 1))
/** How far one hash moves the mean. */
const weight = 0.1

const waiting: (() => void)[] = []
let working = 0
let meanMs = 30

/** Runs one hash when its turn has come, in the order of asking. */
export async function limitHashing<T>(hash: () => Promise<T>): Promise<T> {
  if (working >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else working += 1
  const began = performance.now()
  try {
    return await hash()
  } finally {
    meanMs += weight * (performance.now() - began - meanMs)
    const next = waiting.shift()
    // The turn is handed on.
    if (next) next()
    else working -= 1
  }
}

/** How long so many hashes take this process, in milliseconds, by how long the last ones took. */
export function timeOf(hashes: number): number {
  return (hashes * meanMs) / atOnce
}
