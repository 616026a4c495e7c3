import { setTimeout as wait } from 'node:timers/promises'
import { DevTools, type DevToolsEvent } from './dev-tools.ts'
import { ExchangeLog } from './exchanges.ts'
import type { SlowLine } from './slow-line.ts'

export type LineState = 'slow' | 'fast' | 'none'

type Target = { sessionId: string; isWorker: boolean }

/** Makes the browser as slow as a cheap phone on prepaid data, and notes what its pages and service workers fetch. */
export class SlowPhone {
  readonly log = new ExchangeLog()
  /** Why the processor of service workers could not be slowed, in the browser's words. */
  readonly notSlowed = new Set<string>()
  readonly #tools: DevTools
  readonly #line: SlowLine
  readonly #targets = new Map<string, Target>()
  #offline = false
  #cpu = 1

  private constructor(tools: DevTools, line: SlowLine) {
    this.#tools = tools
    this.#line = line
    tools.listen((event) => void this.#hear(event))
  }

  /** `port` is where the browser is debugged; `line` is what its pages are fetched over. */
  static async attach(port: number, line: SlowLine): Promise<SlowPhone> {
    const tools = await DevTools.open(port)
    const phone = new SlowPhone(tools, line)
    // Nothing waits at its start to be watched: the start of a worker is part of what a warm load takes.
    const filter = [{ type: 'page' }, { type: 'service_worker' }]
    await tools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter })
    return phone
  }

  async #hear(event: DevToolsEvent): Promise<void> {
    const { method, params } = event
    if (method === 'Target.attachedToTarget') {
      const { type } = params['targetInfo'] as { type: string }
      const target = { sessionId: String(params['sessionId']), isWorker: type === 'service_worker' }
      this.#targets.set(target.sessionId, target)
      await this.#slow(target, ['Network.enable', {}])
    }
    if (method === 'Target.detachedFromTarget') this.#targets.delete(String(params['sessionId']))
    if (method.startsWith('Network.') && event.sessionId) this.log.hear(event, this.#targets.get(event.sessionId)?.isWorker ?? false)
  }

  async #slow({ sessionId, isWorker }: Target, ...first: [string, object][]): Promise<void> {
    const commands: [string, object][] = [
      ...first,
      ['Network.emulateNetworkConditions', { offline: this.#offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }],
      ['Emulation.setCPUThrottlingRate', { rate: this.#cpu }],
    ]
    const sent = Promise.all(
      commands.map(([method, params]) =>
        this.#tools.send(method, params, sessionId).catch((error: Error) => {
          if (isWorker && this.#targets.has(sessionId)) this.notSlowed.add(`${method}: ${error.message}`)
        }),
      ),
    )
    // A worker that was stopped keeps its session and answers when it runs again.
    if (!isWorker) await sent
  }

  /** Sets line and processor (4 means four times slower) of all that runs now and of all that starts later. */
  async set(line: LineState, cpu: number): Promise<void> {
    this.#line.slow = line === 'slow'
    this.#offline = line === 'none'
    this.#cpu = cpu
    await Promise.all([...this.#targets.values()].map((target) => this.#slow(target)))
  }

  /** Makes service workers slow again that were started anew. */
  async slowWorkers(): Promise<void> {
    await Promise.all([...this.#targets.values()].filter(({ isWorker }) => isWorker).map((target) => this.#slow(target)))
  }

  /** Ends the service workers, as a phone does some time after the last page was closed. */
  async stopWorkers(): Promise<void> {
    const page = [...this.#targets.values()].find(({ isWorker }) => !isWorker)
    if (!page) return
    await this.#tools.send('ServiceWorker.enable', {}, page.sessionId)
    await this.#tools.send('ServiceWorker.stopAllWorkers', {}, page.sessionId)
    await this.#tools.send('ServiceWorker.disable', {}, page.sessionId)
  }

  /** Waits until nothing has been fetched for so long (ms), half a minute at most. */
  async whenQuiet(quietMs = 1_000): Promise<void> {
    const until = Date.now() + 30_000
    while (!this.log.isQuiet(quietMs) && Date.now() < until) await wait(50)
  }

  close(): void {
    this.#tools.close()
  }
}
