import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { SeededRandom } from './seeded-random.ts'

/** How often, of all commits or of all other messages of a server to PostgreSQL, what happens to it. */
const faults = {
  /** The transaction is committed, and the server never hears of it. */
  cutAfterCommit: 0.02,
  /** The connection ends before the commit arrives: the transaction is undone. */
  cutBeforeCommit: 0.01,
  /** The connection ends before a statement arrives. */
  drop: 0.001,
  /** The statement arrives and the connection ends before it is answered. */
  cutBeforeAnswer: 0.001,
  /** The message arrives up to 40 ms late. */
  delay: 0.02,
} as const
const delayMs = 40

export type FaultCounts = Record<keyof typeof faults, number>
export type FaultProxy = {
  url: string
  counts: FaultCounts
  /** Whether faults happen; without them it only passes on. */
  setFaulty(faulty: boolean): void
  close(): Promise<void>
}

/** A simple query (Q) or parse message (P) that says `commit`: sent when all before it was answered, it begins a chunk. */
const commit = /^(?:Q.{4}|P.{4}[^\0]*\0)commit\0/is
const committed = Buffer.from('COMMIT\0')

/** A line between the servers and PostgreSQL that is as bad as lines can be. */
export async function faultProxy(port: number, target: string, random: SeededRandom): Promise<FaultProxy> {
  const { hostname, port: targetPort } = new URL(target)
  const counts: FaultCounts = { cutAfterCommit: 0, cutBeforeCommit: 0, drop: 0, cutBeforeAnswer: 0, delay: 0 }
  const sockets = new Set<Socket>()
  let isFaulty = false

  function choose(chunk: Buffer): keyof FaultCounts | null {
    if (!isFaulty) return null
    const isCommit = commit.test(chunk.toString('latin1', 0, 120))
    const possible = isCommit ? (['cutAfterCommit', 'cutBeforeCommit', 'delay'] as const) : (['drop', 'cutBeforeAnswer', 'delay'] as const)
    let thrown = random.next()
    for (const fault of possible) {
      if (thrown < faults[fault]) return fault
      thrown -= faults[fault]
    }
    return null
  }

  const server = createServer((client) => {
    const database = connect(Number(targetPort), hostname)
    let isCutAtCommit = false
    let isLeftToEnd = false
    const end = () => {
      client.destroy()
      if (!isLeftToEnd) database.destroy()
    }
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', end)
      socket.on('close', () => {
        sockets.delete(socket)
        end()
      })
    }
    client.on('data', (chunk: Buffer) => {
      const fault = choose(chunk)
      if (fault) counts[fault] += 1
      if (fault === 'drop' || fault === 'cutBeforeCommit') return end()
      if (fault === 'cutAfterCommit') isCutAtCommit = true
      if (fault === 'cutBeforeAnswer') {
        // What was sent is still read and done.
        isLeftToEnd = true
        database.end(chunk)
        client.destroy()
        return
      }
      if (fault !== 'delay') return void database.write(chunk)
      client.pause()
      setTimeout(
        () => {
          database.write(chunk)
          client.resume()
        },
        random.whole(1, delayMs),
      )
    })
    database.on('data', (chunk: Buffer) => {
      if (isCutAtCommit && chunk.includes(committed)) return end()
      client.write(chunk)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String(port)
  return {
    url: url.href,
    counts,
    setFaulty(faulty) {
      isFaulty = faulty
    },
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
