import { apiBase } from '@mwc/contract/endpoint/api-base'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { IncomingMessage, RequestListener } from 'node:http'
import { busyAnswer } from '../refusal-reply.ts'

type Door = {
  /** Whether calls are refused now. */
  isFull: () => boolean
  heads: Readonly<Record<string, string>>
  helpline: () => string
  onRefused: () => void
}

/** Tells the reads that are added to `app` from here on, by their addresses; what is marked `neverShed` is none of them. */
function shedReads(app: FastifyInstance): (request: IncomingMessage) => boolean {
  const [shed, kept] = [new Set<string>(), new Set<string>()]
  const reads: RouteOptions[] = []
  app.addHook('onRoute', (route) => void (route.method === 'GET' && route.url.startsWith(`${apiBase}/`) && reads.push(route)))
  app.addHook('onReady', async () => {
    // Marked after this hook heard of them. An id stands at the end of an address, if anywhere.
    for (const { url, config } of reads) (config?.neverShed ? kept : shed).add(url.replace(/:\w+$/, ':'))
  })
  return ({ method, url = '' }) => {
    if (method !== 'GET') return false
    const [path = ''] = url.split('?', 1)
    if (shed.has(path)) return true
    return !kept.has(path) && shed.has(`${path.slice(0, path.lastIndexOf('/') + 1)}:`)
  }
}

/**
 * Refuses reads while no more calls are admitted, before they are routed: what a refusal costs is what those who were admitted
 * wait for. Neither logged nor timed, but counted.
 */
export function refuseAtTheDoor(app: FastifyInstance, { isFull, heads, helpline, onRefused }: Door): void {
  const isShed = shedReads(app)
  const [routed] = app.server.listeners('request') as RequestListener[]
  if (!routed) throw new Error('The server has no handler of requests')
  app.server.off('request', routed)
  app.server.on('request', (request, reply) => {
    if (!isFull() || !isShed(request)) return void routed(request, reply)
    const { status, heads: own, body } = busyAnswer(request.headers['accept-language'], helpline())
    onRefused()
    reply.writeHead(status, { ...heads, ...own }).end(body)
  })
}
