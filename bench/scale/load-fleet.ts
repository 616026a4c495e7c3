import type { Call } from '../reads/list-reads.ts'
import { generateLoad } from '../reads/load-generator.ts'
import type { How } from '../reads/measure-load.ts'
import { timesOf } from '../times.ts'
import type { Fleet } from './start-fleet.ts'

/** How loads are put; `warm`: calls that each process has answered before anything is measured. */
export type Loading = { connections: number; seconds: number; rounds: number; warm: number }

/** What a load came to; `refused`: which part was put off because a process was busy. */
export type Loaded = { calls: number; perSecond: number; p99: number; refused: number }

/** Pools close what idled for ten seconds while another side was measured: it is opened anew, and plans its statements anew. */
const reopenMs = 4_000

/** Beyond it the machine is too busy for what was asked of it. */
const mostRefused = 0.01

/** How a load is put for a while. */
export const howOf = ({ connections, seconds }: Loading, rate?: number): How => ({
  connections,
  warmUpMs: reopenMs,
  windowMs: seconds * 1000,
  ...(rate === undefined ? {} : { rate }),
})

/** Loads all processes that answer. Throws where a call is answered otherwise than well or with "busy". */
async function answersOf({ web }: Fleet, { name, request }: Call, how: How): Promise<Loaded> {
  const ports = web.map(({ port }) => port)
  const { took, odd } = await generateLoad({ ...how, ports, request, onEdge: () => {} })
  const wrong = [...odd.keys()].filter((told) => !told.startsWith('503'))
  if (wrong.length > 0 || took.length === 0) throw new Error(`${name}: ${wrong[0] ?? 'nothing was answered'}`)
  const busy = [...odd.values()].reduce((sum, n) => sum + n, 0)
  return {
    calls: took.length,
    perSecond: (took.length / how.windowMs) * 1000,
    p99: timesOf(took).p99,
    refused: busy / (busy + took.length),
  }
}

/** Loads all processes that answer; throws, too, where more than one call of a hundred is put off. */
export async function loadFleet(fleet: Fleet, call: Call, how: How): Promise<Loaded> {
  const loaded = await answersOf(fleet, call, how)
  if (loaded.refused > mostRefused) throw new Error(`${call.name}: ${(loaded.refused * 100).toFixed(1)} % of the calls were put off`)
  return loaded
}

/** Has what is read come into memory, each process compile what it runs, and each connection know what it is asked. */
export async function warmUp(fleets: readonly Fleet[], call: Call, loading: Loading): Promise<void> {
  const left = fleets.map(({ web }) => web.length * loading.warm)
  // In turns, so that none idles for long.
  const how = { ...howOf(loading), warmUpMs: 0, windowMs: reopenMs }
  while (left.some((calls) => calls > 0))
    for (const [at, fleet] of fleets.entries()) left[at] = (left[at] ?? 0) - (await answersOf(fleet, call, how)).calls
}

/** Calls a second at half of saturation, once a server is warm. */
export async function findHalf(fleet: Fleet, call: Call, loading: Loading): Promise<number> {
  await warmUp([fleet], call, loading)
  return (await answersOf(fleet, call, howOf(loading))).perSecond / 2
}
