import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { endTogether, listenBefore } from './socket-pair.ts'

/** What a server sent to PostgreSQL. */
export type Traffic = {
  /** Texts of the statements, in their order. */
  statements: string[]
  /** How often it was waited for an answer: what is asked while another answer is awaited costs no wait of its own. */
  turns: number
  /** Texts that PostgreSQL had to read and plan, for want of a name that it knew. */
  parsed: number
}

/** Stands between a server and PostgreSQL, reads the protocol and counts. */
export type CountingProxy = {
  url: string
  /** What was asked since this was called last. */
  take(): Traffic
  close(): Promise<void>
}

const nothing = (): Traffic => ({ statements: [], turns: 0, parsed: 0 })

/** Calls back with each whole message of PostgreSQL's protocol: its type and what is in it. */
export function messages(hasType: () => boolean, onMessage: (type: string, content: Buffer) => void): (chunk: Buffer) => void {
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

/** Puts such a proxy before the database at `target`. @param leaveOut what is not the server's own and not counted */
export async function countingProxy(target: string, leaveOut = /^(?!)/): Promise<CountingProxy> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let traffic = nothing()
  /** Answers that are awaited, over all connections. */
  let awaited = 0
  /** Whether the last statement is one that counts. */
  let isCounted = true
  const hear = (text: string) => {
    isCounted = !leaveOut.test(text)
    if (isCounted) traffic.statements.push(text)
  }
  const awaitAnswer = () => {
    if (awaited === 0 && isCounted) traffic.turns += 1
    awaited += 1
    return 1
  }
  const server = createServer((client) => {
    const database = connect(Number(port), hostname)
    const [named, portals] = [new Map<string, string>(), new Map<string, string>()]
    /** Of the awaited answers, those on this connection. */
    let own = 0
    let isOpen = false
    const heard = messages(
      () => isOpen,
      (type, content) => {
        isOpen = true
        const [first = '', second = ''] = textsIn(content, 2)
        if (type === 'P') {
          named.set(first, second)
          if (!leaveOut.test(second)) traffic.parsed += 1
        } else if (type === 'B') portals.set(first, named.get(second) ?? '')
        else if (type === 'E') hear(portals.get(first) ?? '')
        else if (type === 'S') own += awaitAnswer()
        else if (type === 'Q') {
          for (const text of first.split(';').filter((text) => text.trim() !== '')) hear(text)
          if (isCounted) traffic.parsed += 1
          own += awaitAnswer()
        }
      },
    )
    let isReady = false
    const told = messages(
      () => true,
      (type) => {
        // The first one ends the greeting, which nobody asked for.
        if (type === 'Z' && isReady) {
          awaited -= 1
          own -= 1
        } else if (type === 'Z') isReady = true
      },
    )
    client.once('close', () => (awaited -= own))
    client.on('data', (chunk: Buffer) => {
      heard(chunk)
      database.write(chunk)
    })
    database.on('data', (chunk: Buffer) => {
      told(chunk)
      client.write(chunk)
    })
    endTogether(client, database, sockets)
  })
  const url = await listenBefore(target, server)
  return {
    url,
    take() {
      const taken = traffic
      traffic = nothing()
      return taken
    },
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
