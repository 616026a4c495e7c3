import { setTimeout as wait } from 'node:timers/promises'
import { countingLine, type Asking } from './counting-line.ts'
import { type Asked, type Request } from './list-reads.ts'
import { ask } from './ask-once.ts'
import { type Answering } from './start-process.ts'
import { timesOf } from '../times.ts'

/** What one call asks of PostgreSQL, at the median of many: statements, waits for an answer, and texts that are planned anew. */
export type Counted = { statements: number; turns: number; parsed: number; texts: string[] }

const [warmUps, counts, settleMs] = [30, 41, 5]

/** Counts what calls ask, made one after the other by a process that reaches PostgreSQL over a counting line. */
export async function countStatements(
  databaseUrl: string,
  start: (url: string) => Promise<Answering>,
  calls: readonly Asked[],
): Promise<Map<string, Counted>> {
  const line = await countingLine(databaseUrl)
  const server = await start(line.url)
  const counted = new Map<string, Counted>()
  try {
    for (const { name, request, few } of calls) {
      // Many at once, so that every connection knows what it is asked.
      for (let n = 0; n < warmUps; n += few ?? warmUps)
        await Promise.all(Array.from({ length: few ?? warmUps }, (_, i) => answered(server.port, request(n + i))))
      const asked: Asking[] = []
      for (let n = warmUps; n < warmUps + counts; n += 1) {
        line.take()
        await answered(server.port, request(n))
        // What is asked after the answer counts, too.
        await wait(settleMs)
        asked.push(line.take())
      }
      counted.set(name, medianOf(asked))
    }
  } finally {
    await server.stop()
    await line.close()
  }
  return counted
}

async function answered(port: number, request: Request): Promise<void> {
  const { status, body } = await ask(port, request)
  if (status !== 200) throw new Error(`${request.split('\r\n')[0]} was answered ${status}: ${body.slice(0, 300)}`)
}

export function medianOf(all: readonly Asking[]): Counted {
  const median = (of: (asking: Asking) => number) => timesOf(all.map(of)).median
  const statements = median((asking) => asking.statements.length)
  const texts = all.find((asking) => asking.statements.length === statements)?.statements ?? []
  return { statements, texts, turns: median(({ turns }) => turns), parsed: median(({ parsed }) => parsed) }
}
