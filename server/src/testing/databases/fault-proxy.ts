import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A line to a database that can be cut, refused and frozen, as a stopped process or a pulled cable freezes it. */
export type FaultProxy = {
  /** The database's address through the line. */
  url: string
  /** `freezes`: connections are taken, and nothing passes. `refuses`: they are cut, and none is taken. */
  set(state: 'passes' | 'freezes' | 'refuses'): Promise<void>
  /** Cuts what is connected, and leads to another database from here on, as an address does that was given to a replica. */
  leadTo(target: string): void
  close(): Promise<void>
}

/** Lays such a line before the database at `target`, on a port of loopback. */
export async function faultProxy(target: string): Promise<FaultProxy> {
  let { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const ends = [client, database] as const
    for (const socket of ends) {
      sockets.add(socket)
      const other = socket === client ? database : client
      socket.on('data', (chunk) => void other.write(chunk))
      // A frozen end does not hear that the other one has gone.
      socket.on('close', () => sockets.delete(socket) && !isFrozen && other.destroy())
      socket.on('error', () => undefined)
      if (isFrozen) socket.pause()
    }
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as { port: number }).port
  }
  const cut = async () => {
    if (!server.listening) return
    server.close()
    for (const socket of sockets) socket.destroy()
    await once(server, 'close')
  }
  const url = new URL(target)
  url.port = String(await listen(0))
  return {
    url: url.href,
    async set(state) {
      isFrozen = state === 'freezes'
      if (state === 'refuses') return cut()
      if (!server.listening) await listen(Number(url.port))
      for (const socket of sockets)
        if (isFrozen) socket.pause()
        else socket.resume()
    },
    leadTo(next) {
      ;({ hostname, port } = new URL(next))
      for (const socket of sockets) socket.destroy()
    },
    close: cut,
  }
}
