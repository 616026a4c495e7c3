import { once } from 'node:events'
import type { AddressInfo, Server, Socket } from 'node:net'

/** Ends a server's and a database's side of a line together, and keeps both among `sockets` while they are open. */
export function endTogether(client: Socket, database: Socket, sockets: Set<Socket>): void {
  for (const [socket, other] of [
    [client, database],
    [database, client],
  ] as const) {
    socket.setNoDelay(true)
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
}

/** Has a proxy listen on a port of loopback; answers with the address of the database at `target` through it. */
export async function listenBefore(target: string, server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as AddressInfo).port)
  return url.href
}
