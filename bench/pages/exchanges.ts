import type { DevToolsEvent } from './dev-tools.ts'

export type Kind = 'html' | 'script' | 'style' | 'font' | 'picture' | 'call' | 'other'

/** One request on the network and what came back, as DevTools tells it. */
export type Exchange = {
  url: string
  kind: Kind
  /** Asked by the service worker, not by the page. */
  byWorker: boolean
  /** Wall clock, ms. */
  startedAt: number
  /** Answered by the service worker or the browser's cache: nothing went over the network. */
  local: boolean
  headBytes: number
  /** As they came over the network: head and compressed body. */
  bytes: number
  open: boolean
}

const byType: [RegExp, Kind][] = [
  [/html/, 'html'],
  [/javascript/, 'script'],
  [/css/, 'style'],
  [/font|woff/, 'font'],
  [/^image\//, 'picture'],
]

function kindOf(url: string, type: string): Kind {
  if (new URL(url).pathname.startsWith('/h5-api/')) return 'call'
  return byType.find(([pattern]) => pattern.test(type))?.[1] ?? 'other'
}

/** Keeps the exchanges of all pages and workers since it was last told to forget them. */
export class ExchangeLog {
  #exchanges = new Map<string, Exchange>()
  #lastChange = Date.now()

  hear({ method, params, sessionId }: DevToolsEvent, byWorker: boolean): void {
    const key = `${sessionId} ${String(params['requestId'])}`
    if (method === 'Network.requestWillBeSent') this.#start(key, params, byWorker)
    const exchange = this.#exchanges.get(key)
    if (!exchange) return
    this.#lastChange = Date.now()
    if (method === 'Network.requestServedFromCache') exchange.local = true
    if (method === 'Network.responseReceived') {
      const response = params['response'] as {
        mimeType: string
        encodedDataLength: number
        fromServiceWorker: boolean
        fromDiskCache: boolean
        /** Fetched ahead, before the page asked for it: only its head tells how much came. */
        fromEarlyHints?: boolean
        headers: Record<string, string>
        /** Answered from a cache without the worker, by its rules. */
        serviceWorkerRouterInfo?: { actualSourceType?: string }
      }
      exchange.kind = kindOf(exchange.url, response.mimeType)
      const byRule = response.serviceWorkerRouterInfo?.actualSourceType === 'cache'
      exchange.local ||= response.fromServiceWorker || response.fromDiskCache || byRule
      exchange.headBytes = response.fromEarlyHints ? 0 : response.encodedDataLength
      if (response.fromEarlyHints) exchange.bytes = Number(response.headers['content-length'])
    }
    if (method === 'Network.loadingFinished')
      Object.assign(exchange, { open: false, bytes: exchange.bytes || (params['encodedDataLength'] as number) })
    if (method === 'Network.loadingFailed') exchange.open = false
  }

  #start(key: string, params: Record<string, unknown>, byWorker: boolean): void {
    const { url } = params['request'] as { url: string }
    if (!url.startsWith('http')) return
    const startedAt = (params['wallTime'] as number) * 1000
    this.#exchanges.set(key, { url, kind: kindOf(url, ''), byWorker, startedAt, local: false, headBytes: 0, bytes: 0, open: true })
  }

  /** What went over the network, in the order of asking. */
  get onNetwork(): Exchange[] {
    return [...this.#exchanges.values()].filter(({ local }) => !local)
  }

  forget(): void {
    this.#exchanges = new Map()
    this.#lastChange = Date.now()
  }

  /** Nothing is under way, and nothing has been for `ms`. */
  isQuiet(ms: number): boolean {
    return Date.now() - this.#lastChange >= ms && [...this.#exchanges.values()].every(({ open }) => !open)
  }
}

/** Bytes over the network; `body` by kind and without heads. */
export type Traffic = { requests: number; total: number; body: Partial<Record<Kind, number>> }

export function sumTraffic(exchanges: Exchange[]): Traffic {
  const body: Traffic['body'] = {}
  for (const { kind, bytes, headBytes } of exchanges) body[kind] = (body[kind] ?? 0) + Math.max(0, bytes - headBytes)
  return { requests: exchanges.length, total: exchanges.reduce((sum, { bytes }) => sum + bytes, 0), body }
}
