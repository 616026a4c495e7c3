import { setTimeout as wait } from 'node:timers/promises'
import { countingProxy, type Traffic } from '../../server/src/testing/databases/counting-proxy.ts'
import { type Call, type Request } from './list-reads.ts'
import { ask } from './ask-server.ts'
import { type Answering } from './start-process.ts'
import { timesOf } from '../times.ts'

/** What one call asks of PostgreSQL, at the median of many: statements, waits for an answer, and texts that are planned anew. */
export type Counted = { statements: number; turns: number; parsed: number; texts: string[] }

const [warmUps, counts, settleMs] = [30, 41, 5]

/** Counts what calls ask, made one after the other by a process that reaches PostgreSQL through a counting proxy. */
export async function countStatements(
  databaseUrl: string,
  start: (url: string) => Promise<Answering>,
  calls: readonly Call[],
): Promise<Map<string, Counted>> {
  const proxy = await countingProxy(databaseUrl)
  const server = await start(proxy.url)
  const counted = new Map<string, Counted>()
  try {
    for (const { name, request, atMost } of calls) {
      // Many at once, so that every connection knows what it is asked.
      for (let n = 0; n < warmUps; n += atMost ?? warmUps)
        await Promise.all(Array.from({ length: atMost ?? warmUps }, (_, i) => answered(server.port, request(n + i))))
      const asked: Traffic[] = []
      for (let n = warmUps; n < warmUps + counts; n += 1) {
        proxy.take()
        await answered(server.port, request(n))
        // What is asked after the answer counts, too.
        await wait(settleMs)
        asked.push(proxy.take())
      }
      counted.set(name, medianOf(asked))
    }
  } finally {
    await server.stop()
    await proxy.close()
  }
  return counted
}

async function answered(port: number, request: Request): Promise<void> {
  const { status, body } = await ask(port, request)
  if (status !== 200) throw new Error(`${request.split('\r\n')[0]} was answered ${status}: ${body.slice(0, 300)}`)
}

export function medianOf(all: readonly Traffic[]): Counted {
  const median = (of: (traffic: Traffic) => number) => timesOf(all.map(of)).median
  const statements = median((traffic) => traffic.statements.length)
  const texts = all.find((traffic) => traffic.statements.length === statements)?.statements ?? []
  return { statements, texts, turns: median(({ turns }) => turns), parsed: median(({ parsed }) => parsed) }
}
