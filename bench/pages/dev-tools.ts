export type DevToolsEvent = { method: string; params: Record<string, unknown>; sessionId?: string }
type Answer = { id: number; result?: unknown; error?: { message: string } }
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/**
 * The browser's own debugging socket, with all targets on one connection (flat sessions).
 * Playwright gives no session of a service worker: https://chromedevtools.github.io/devtools-protocol/
 */
export class DevTools {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, Waiting>()
  readonly #listeners: ((event: DevToolsEvent) => void)[] = []
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('close', () => this.#waiting.forEach(({ reject }) => reject(new Error('The browser has gone.'))))
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Answer | DevToolsEvent))
  }

  /** Connects to the Chromium that was started with `--remote-debugging-port` on this port. */
  static async open(port: number): Promise<DevTools> {
    const { webSocketDebuggerUrl } = (await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()) as {
      webSocketDebuggerUrl: string
    }
    const socket = new WebSocket(webSocketDebuggerUrl)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', () => reject(new Error(`${webSocketDebuggerUrl} does not answer`)), { once: true })
    })
    return new DevTools(socket)
  }

  #hear(message: Answer | DevToolsEvent): void {
    if ('method' in message) return this.#listeners.forEach((listener) => listener(message))
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.error) waiting?.reject(new Error(message.error.message))
    else waiting?.resolve(message.result)
  }

  listen(listener: (event: DevToolsEvent) => void): void {
    this.#listeners.push(listener)
  }

  /** Sends a command to one target, or to the browser without a session; rejects with the browser's words when it refuses. */
  send(method: string, params: object = {}, sessionId?: string): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    this.#socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  close(): void {
    this.#socket.close()
  }
}
