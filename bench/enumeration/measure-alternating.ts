import { type Times, timesOf } from '../times.ts'
import type { AskAbout } from './calls.ts'

export type Measured = { known: Times; unknown: Times; bodies: string[] }

/**
 * Asks about known and unknown numbers in turn, each once, so that whatever slows one half slows the other.
 * Times in ms, from sending to the end of the answer; each half's first calls warm up and are not counted.
 */
export async function measureAlternating(calls: number, mobileOf: (known: boolean, i: number) => string, ask: AskAbout): Promise<Measured> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const bodies = new Set<string>()
  const warmUp = Math.min(20, calls / 4)
  for (let i = 0; i < calls; i += 1) {
    const isKnown = i % 2 === 0
    const began = performance.now()
    bodies.add(await ask(mobileOf(isKnown, Math.floor(i / 2))))
    if (i >= warmUp) times[isKnown ? 'known' : 'unknown'].push(performance.now() - began)
  }
  return { known: timesOf(times.known), unknown: timesOf(times.unknown), bodies: [...bodies] }
}
