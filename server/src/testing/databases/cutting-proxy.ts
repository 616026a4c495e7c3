import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { messages } from './counting-proxy.ts'
import { endTogether, listenBefore } from './socket-pair.ts'

/** At which statement, from 1 on, a process dies: before the database heard of it, or once it was done and nobody heard. */
export type Cut = { at: number; side: 'before' | 'after' }

/** A line to PostgreSQL that ends with a process: at one of its statements every connection is cut, and none is taken again. */
export type CuttingProxy = {
  url: string
  /** Counts statements from here on, BEGIN and COMMIT among them, and cuts at one of them if there is a cut. */
  count(cut?: Cut): void
  counted(): number
  close(): Promise<void>
}

/** Lays such a line before the database at `target`. */
export async function cuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let [statements, cut]: [number, Cut | undefined] = [0, undefined]
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    let [isOpen, isLast] = [false, false]
    const heard = messages(
      () => isOpen,
      (type) => {
        isOpen = true
        if (type !== 'E' && type !== 'Q') return
        statements += 1
        isLast ||= statements === cut?.at
      },
    )
    client.on('data', (chunk: Buffer) => {
      heard(chunk)
      if (isLast && cut?.side === 'before') end()
      else database.write(chunk)
    })
    database.on('data', (chunk: Buffer) => (isLast ? end() : client.write(chunk)))
    endTogether(client, database, sockets)
  })
  const end = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  const url = await listenBefore(target, server)
  return {
    url,
    count(at) {
      statements = 0
      cut = at
    },
    counted: () => statements,
    async close() {
      if (!server.listening) return
      end()
      await once(server, 'close')
    },
  }
}
