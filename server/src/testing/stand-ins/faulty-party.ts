import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** What an outside party does with a request that arrived whole. */
export type Manner = (socket: Socket) => void

/** Answers as a party does, one request a connection. */
export function answers(status: number, body: object | string = {}, headers: Record<string, string> = {}): Manner {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const heads = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)), connection: 'close', ...headers }
  const lines = Object.entries(heads).map(([name, value]) => `${name}: ${value}`)
  return (socket) => socket.end(`HTTP/1.1 ${status} X\r\n${lines.join('\r\n')}\r\n\r\n${text}`)
}

/** Begins an answer and never ends it. */
export const halts: Manner = (socket) =>
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"id"')
/** Cuts the line in the middle of its answer. */
export const breaksOff: Manner = (socket) => {
  socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"id"')
  setTimeout(() => socket.destroy(), 5)
}
export const cuts: Manner = (socket) => socket.destroy()
export const saysNothing: Manner = () => {}

/** A party on loopback that does with its requests what the list says, the last for all that follow; `asked` are their bodies. */
export async function faultyParty(...manners: Manner[]) {
  const asked: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    let seen = ''
    socket.on('data', (bytes) => {
      seen += bytes.toString('latin1')
      const [head = '', body] = seen.split('\r\n\r\n', 2)
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
      if (body === undefined || body.length < length) return
      asked.push(body)
      seen = ''
      manners[Math.min(asked.length, manners.length) - 1]?.(socket)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    manners,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
