import { timesOf } from '../times.ts'
import type { Call } from './list-reads.ts'
import { generateLoad } from './load-generator.ts'
import { usedBy, usedByFamily } from './processor-time.ts'
import type { Answering } from './start-process.ts'

/** One window, or several of one kind as one. Times in ms; processor time is user and system. */
export type Measured = { seconds: number; took: number[]; serverMs: number; postgresMs: number; generatorMs: number }

export type Summary = {
  perSecond: number
  median: number
  p99: number
  /** Processor time of a call, ms. */
  server: number
  postgres: number
  /** Of one core, the bench's own part. */
  generator: number
}

/** How a load is put: `rate` as `Load` has it. */
export type How = { connections: number; warmUpMs: number; windowMs: number; rate?: number }

/**
 * Loads a server with one thing.
 * @param asked its processes that answer
 * @param postgres the postmaster's pid
 * @param beside its processes that answer nothing, and whose time counts as the server's
 */
export async function measureLoad(
  asked: readonly Answering[],
  postgres: number,
  { name, request, atMost }: Call,
  how: How,
  beside: readonly Answering[] = [],
): Promise<Measured> {
  const edges: { at: number; server: number; postgres: number; generator: number }[] = []
  const read = () => ({
    at: performance.now(),
    server: [...asked, ...beside].reduce((sum, { pid }) => sum + usedBy(pid), 0),
    postgres: usedByFamily(postgres),
    generator: usedBy(process.pid),
  })
  const connections = Math.min(atMost ?? Infinity, how.connections)
  const { took, odd } = await generateLoad({
    ...how,
    connections,
    ports: asked.map(({ port }) => port),
    request,
    onEdge: () => edges.push(read()),
  })
  if (odd.size > 0) throw new Error(`${name}: ${[...odd.keys()].slice(0, 3).join('; ')}`)
  const [from, to] = edges
  if (!from || !to || took.length === 0) throw new Error(`${name}: nothing was answered`)
  return {
    seconds: (to.at - from.at) / 1000,
    took,
    serverMs: to.server - from.server,
    postgresMs: to.postgres - from.postgres,
    generatorMs: to.generator - from.generator,
  }
}

/** What windows of one kind come to. */
export function summarize(all: readonly Measured[]): Summary {
  const sum = (of: (one: Measured) => number) => all.reduce((total, one) => total + of(one), 0)
  const took = all.flatMap((one) => one.took).toSorted((a, b) => a - b)
  const [calls, seconds] = [sum((one) => one.took.length), sum((one) => one.seconds)]
  return {
    perSecond: calls / seconds,
    median: timesOf(took).median,
    p99: took[Math.floor(took.length * 0.99)] ?? Infinity,
    server: sum((one) => one.serverMs) / calls,
    postgres: sum((one) => one.postgresMs) / calls,
    generator: sum((one) => one.generatorMs) / 1000 / seconds,
  }
}

/** Measures several servers with the same load in turns, each first every other time, and tells of each in their order. */
export async function measureInTurns<Server>(
  servers: readonly Server[],
  rounds: number,
  measure: (server: Server, at: number) => Promise<Measured>,
): Promise<Summary[]> {
  const all = servers.map((): Measured[] => [])
  for (let round = 0; round < rounds; round += 1) {
    const order = [...servers.entries()]
    for (const [at, server] of round % 2 === 0 ? order : order.toReversed()) all[at]?.push(await measure(server, at))
  }
  return all.map(summarize)
}
