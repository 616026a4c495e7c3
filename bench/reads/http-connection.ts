import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Request } from './list-reads.ts'

/** Status 0: the connection was closed. The body is read only where somebody wants it. */
type OnAnswer = (status: number, body: () => string) => void

const headEnd = Buffer.from('\r\n\r\n')

/** One connection that is kept; asks one thing at a time. Of HTTP/1.1 it knows what both servers send: a status and a length. */
export class HttpConnection {
  readonly #socket: Socket
  #onAnswer: OnAnswer = () => {}
  #got: Buffer = Buffer.alloc(0)

  constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (chunk: Buffer) => this.#take(chunk))
    socket.on('close', () => this.#onAnswer(0, () => ''))
    socket.on('error', () => {})
  }

  static async open(port: number): Promise<HttpConnection> {
    const socket = connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return new HttpConnection(socket)
  }

  ask(request: Request, onAnswer: OnAnswer): void {
    this.#onAnswer = onAnswer
    this.#socket.write(request)
  }

  close(): void {
    this.#onAnswer = () => {}
    this.#socket.destroy()
  }

  #take(chunk: Buffer): void {
    this.#got = this.#got.length === 0 ? chunk : Buffer.concat([this.#got, chunk])
    const end = this.#got.indexOf(headEnd)
    if (end < 0) return
    const head = this.#got.toString('latin1', 0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#got.length < end + headEnd.length + length) return
    const status = Number(head.slice(9, 12))
    const got = this.#got
    this.#got = Buffer.alloc(0)
    this.#onAnswer(status, () => got.toString('utf8', end + headEnd.length))
  }
}
