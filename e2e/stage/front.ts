import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands before the server of a run, under an address of its own. */
export type Front = { base: string; close(): void }

/** Passes a request on to the server and its answer back. */
export function forward(base: string, incoming: IncomingMessage, reply: ServerResponse): void {
  const asked = request(base + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  asked.on('error', () => reply.destroy())
  reply.on('close', () => asked.destroy())
  incoming.pipe(asked)
}

/** Opens a front: a service worker's requests, too, go through it. */
export async function openFront(answer: RequestListener): Promise<Front> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
