import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What was asked of PostgreSQL through the line. */
export type Asking = {
  /** Texts of the statements, in their order. */
  statements: string[]
  /** How often it was waited for an answer: what is asked while another answer is awaited costs no wait of its own. */
  turns: number
  /** Texts that PostgreSQL had to read and plan, for want of a name that it knew. */
  parsed: number
}

/** A line to PostgreSQL that counts what a server asks of it. */
export type CountingLine = {
  url: string
  /** What was asked since this was called last. */
  take(): Asking
  close(): Promise<void>
}

const nothing = (): Asking => ({ statements: [], turns: 0, parsed: 0 })

/** Calls back with each whole message of PostgreSQL's protocol: its type and what is in it. */
function messages(hasType: () => boolean, onMessage: (type: string, content: Buffer) => void): (chunk: Buffer) => void {
  let got: Buffer = Buffer.alloc(0)
  return (chunk) => {
    got = got.length === 0 ? chunk : Buffer.concat([got, chunk])
    for (;;) {
      const from = hasType() ? 1 : 0
      if (got.length < from + 4) return
      const length = from + got.readInt32BE(from)
      if (got.length < length) return
      onMessage(from === 1 ? String.fromCharCode(got[0] ?? 0) : '', got.subarray(from + 4, length))
      got = got.subarray(length)
    }
  }
}

/** Texts in a message up to their ends: the first so many. */
const textsIn = (content: Buffer, count: number) => content.toString('utf8').split('\0', count)

/** Lays such a line before the database at `target`. @param leaveOut what is not the server's own and not counted */
export async function countingLine(target: string, leaveOut = /^(?!)/): Promise<CountingLine> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let asking = nothing()
  /** Answers that are awaited, over all connections. */
  let awaited = 0
  /** Whether the last statement is one that counts. */
  let isCounted = true
  const hear = (text: string) => {
    isCounted = !leaveOut.test(text)
    if (isCounted) asking.statements.push(text)
  }
  const awaitAnswer = () => {
    if (awaited === 0 && isCounted) asking.turns += 1
    awaited += 1
  }
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const [named, portals] = [new Map<string, string>(), new Map<string, string>()]
    let isOpen = false
    const heard = messages(
      () => isOpen,
      (type, content) => {
        isOpen = true
        const [first = '', second = ''] = textsIn(content, 2)
        if (type === 'P') {
          named.set(first, second)
          if (!leaveOut.test(second)) asking.parsed += 1
        } else if (type === 'B') portals.set(first, named.get(second) ?? '')
        else if (type === 'E') hear(portals.get(first) ?? '')
        else if (type === 'S') awaitAnswer()
        else if (type === 'Q') {
          for (const text of first.split(';').filter((text) => text.trim() !== '')) hear(text)
          if (isCounted) asking.parsed += 1
          awaitAnswer()
        }
      },
    )
    let isReady = false
    const told = messages(
      () => true,
      (type) => {
        // The first one ends the greeting, which nobody asked for.
        if (type === 'Z' && isReady) awaited -= 1
        else if (type === 'Z') isReady = true
      },
    )
    client.on('data', (chunk: Buffer) => {
      heard(chunk)
      database.write(chunk)
    })
    database.on('data', (chunk: Buffer) => {
      told(chunk)
      client.write(chunk)
    })
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
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.port = String((server.address() as { port: number }).port)
  return {
    url: url.href,
    take() {
      const taken = asking
      asking = nothing()
      return taken
    },
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
