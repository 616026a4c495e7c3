import { setTimeout as wait } from 'node:timers/promises'
import { DevTools, type DevToolsEvent } from './dev-tools.ts'
import { ExchangeLog } from './exchanges.ts'

export type Line = { offline: boolean; latency: number; downloadThroughput: number; uploadThroughput: number }

/** 1.6 Mbit/s down, 750 kbit/s up, in bytes a second; 150 ms until an answer begins. */
export const slowLine: Line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
export const fastLine: Line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
export const noLine: Line = { ...fastLine, offline: true }

type Target = { sessionId: string; isWorker: boolean }

/** Makes every page and every service worker of the browser as slow as a cheap phone on prepaid data, and notes what they fetch. */
export class SlowPhone {
  readonly log = new ExchangeLog()
  /** Why the line or the processor of service workers could not be slowed, in the browser's words. */
  readonly notSlowed = new Set<string>()
  readonly #tools: DevTools
  readonly #targets = new Map<string, Target>()
  #line = fastLine
  #cpu = 1

  private constructor(tools: DevTools) {
    this.#tools = tools
    tools.listen((event) => void this.#hear(event))
  }

  static async attach(port: number): Promise<SlowPhone> {
    const tools = await DevTools.open(port)
    const phone = new SlowPhone(tools)
    // They wait at their start, so that not even a worker's first request escapes.
    const filter = [{ type: 'page' }, { type: 'service_worker' }]
    await tools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true, filter })
    return phone
  }

  async #hear(event: DevToolsEvent): Promise<void> {
    const { method, params } = event
    if (method === 'Target.attachedToTarget') {
      const { type } = params['targetInfo'] as { type: string }
      const target = { sessionId: String(params['sessionId']), isWorker: type === 'service_worker' }
      this.#targets.set(target.sessionId, target)
      await this.#slow(target, ['Network.enable', {}])
      await this.#tools.send('Runtime.runIfWaitingForDebugger', {}, target.sessionId).catch(() => undefined)
    }
    if (method === 'Target.detachedFromTarget') this.#targets.delete(String(params['sessionId']))
    if (method.startsWith('Network.') && event.sessionId) this.log.hear(event, this.#targets.get(event.sessionId)?.isWorker ?? false)
  }

  async #slow({ sessionId, isWorker }: Target, ...first: [string, object][]): Promise<void> {
    const commands: [string, object][] = [
      ...first,
      ['Network.emulateNetworkConditions', this.#line],
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
  async set(line: Line, cpu: number): Promise<void> {
    this.#line = line
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

  /** Waits until nothing has been fetched for a second, half a minute at most. */
  async whenQuiet(): Promise<void> {
    const until = Date.now() + 30_000
    while (!this.log.isQuiet(1_000) && Date.now() < until) await wait(50)
  }

  close(): void {
    this.#tools.close()
  }
}
