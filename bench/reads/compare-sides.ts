import type { Call } from './list-reads.ts'
import { type Measured, measureInTurns, type Summary } from './measure-load.ts'
import type { Comparison } from './report.ts'

/**
 * Measures the server and the floor with the same calls, in turns: at saturation, and at half of what each answered there.
 * @param measure loads one side; without a rate, each connection asks again once it is answered
 */
export async function compareSides<Server>(
  sides: readonly [ours: Server, floor: Server],
  calls: readonly Call[],
  rounds: number,
  measure: (server: Server, call: Call, rate?: number) => Promise<Measured>,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = []
  for (const call of calls) {
    const full = (await measureInTurns(sides, rounds, (server) => measure(server, call))) as [Summary, Summary]
    const half = (await measureInTurns(sides, 1, (server, at) => measure(server, call, (full[at]?.perSecond ?? 0) / 2))) as [
      Summary,
      Summary,
    ]
    comparisons.push({ name: call.name, ours: { full: full[0], half: half[0] }, floor: { full: full[1], half: half[1] } })
  }
  return comparisons
}
