import { once } from 'node:events'
import { createServer, connect, type Socket } from 'node:net'

/** Round trip of a line in ms, and what it carries, in bytes a second. */
type LineKind = { roundTripMs: number; downBytes: number; upBytes: number }
/** Prepaid data: 1.6 Mbit/s down, 750 kbit/s up. */
const prepaid: LineKind = { roundTripMs: 150, downBytes: 1_600_000 / 8, upBytes: 750_000 / 8 }
/** What one packet carries: a phone reads what has arrived while the rest is under way. */
const packetBytes = 1_460
/** As much as is under way on such a line; more waits at the server, as TCP would have it. */
const underWayBytes = 32_768

/** One direction of the line, which all connections share: what is sent arrives in order, half a round trip after its turn. */
class Direction {
  readonly #bytesPerSecond: number
  readonly #roundTripMs: number
  #freeAt = 0
  constructor(bytesPerSecond: number, roundTripMs: number) {
    this.#bytesPerSecond = bytesPerSecond
    this.#roundTripMs = roundTripMs
  }

  /** When `size` bytes that are sent now have arrived (epoch ms). */
  arrival(size: number): number {
    this.#freeAt = Math.max(this.#freeAt, Date.now()) + (size / this.#bytesPerSecond) * 1000
    return this.#freeAt + this.#roundTripMs / 2
  }
}

/**
 * A line between a phone and servers on this machine, of 1.6 Mbit/s and 150 ms if it is not said; while fast, it only passes on.
 * It delays packets, so that a new connection costs its round trips.
 */
export class SlowLine {
  slow = false
  readonly #roundTripMs: number
  readonly #down: Direction
  readonly #up: Direction
  readonly #stops: (() => Promise<void>)[] = []

  constructor({ roundTripMs, downBytes, upBytes }: LineKind = prepaid) {
    this.#roundTripMs = roundTripMs
    this.#down = new Direction(downBytes, roundTripMs)
    this.#up = new Direction(upBytes, roundTripMs)
  }

  /** Opens this end of the line to a server on `port`; answers with the port to call. */
  async open(port: number): Promise<number> {
    const sockets = new Set<Socket>()
    const server = createServer((phone) => {
      const there = connect(port, '127.0.0.1')
      for (const socket of [phone, there]) {
        sockets.add(socket)
        socket.setNoDelay(true)
        socket.on('close', () => sockets.delete(socket))
        // A page that is left resets what it was fetching.
        socket.on('error', () => undefined)
      }
      // The handshake: the operating system has accepted at once, over a line it takes a round trip.
      const openedAt = this.slow ? Date.now() + this.#roundTripMs : 0
      this.#pass(phone, there, this.#up, openedAt)
      this.#pass(there, phone, this.#down, openedAt)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    this.#stops.push(async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    })
    return (server.address() as { port: number }).port
  }

  #pass(from: Socket, to: Socket, direction: Direction, openedAt: number): void {
    const waiting: { at: number; size: number; work: () => void }[] = []
    let lastAt = openedAt
    let under = 0
    // One timer at a time: two that end in the same millisecond may be called in either order.
    const deliverNext = () => {
      const [next] = waiting
      if (!next) return
      setTimeout(
        () => {
          waiting.shift()
          under -= next.size
          if (under <= underWayBytes) from.resume()
          next.work()
          deliverNext()
        },
        Math.max(0, next.at - Date.now()),
      )
    }
    const deliver = (size: number, work: () => void) => {
      if (this.slow) lastAt = Math.max(lastAt, direction.arrival(size))
      under += size
      if (under > underWayBytes) from.pause()
      waiting.push({ at: lastAt, size, work })
      if (waiting.length === 1) deliverNext()
    }
    from.on('data', (chunk: Buffer) => {
      const step = this.slow ? packetBytes : chunk.length
      for (let at = 0; at < chunk.length; at += step) {
        const packet = chunk.subarray(at, at + step)
        deliver(packet.length, () => to.writable && to.write(packet))
      }
    })
    from.on('end', () => deliver(0, () => to.end()))
    from.on('close', () => deliver(0, () => to.destroySoon()))
  }

  async close(): Promise<void> {
    await Promise.all(this.#stops.map((stop) => stop()))
  }
}
